/**
 * Cities whose names are everyday words and not among the commonest: in small letters, they are read as the words that
 * they are.
 */
export const citiesLikeWords: ReadonlySet<string> = new Set(
  (
    'spring mobile orange reading normal surprise enterprise commerce industry media best paradise hope liberty ' +
    'independence union justice eagle carbon globe superior convent price early winter summer autumn fall sunrise ' +
    'sunset plantation weed buckeye temple corona aurora phoenix troy providence defiance economy energy friendship ' +
    'harmony home ideal lookout loyal magnet marble medina mission mountain nice novelty ocean opportunity pleasant ' +
    'power protection push rescue rich rifle romance salt security senior silver speed star success sugar sunshine ' +
    'sweet tours trade truth venice victor victory vista waterproof welcome why yellow young chance charm climax ' +
    'coffee colon crown diamond dove dream early energy fort fortune gas general gold grace green grove gun happy ' +
    'imperial key king lake land lark loving lucky mesa monument north oak oasis parade pie post prosper ranger ' +
    'reform river rocket royal sand shop short signal snowflake spark speaker sterling story sublime sun table ' +
    'topaz union unity viper war west white zap prime express ground return returns freight parcel box street'
  ).split(' '),
);

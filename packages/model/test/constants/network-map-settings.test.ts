import { describe, expect, it } from 'vitest';
import { readNetworkMap } from '../../src/index.ts';

const center = { NAME: 'Dallas', STATE: 'TX', CITY: 'Dallas', ZIP: '75201' };

describe('what the network map remembers', () => {
  it('is read as it was saved', () => {
    const saved = { mode: 'mode_dc', top: 'dc_top10', centers: [center], distribution: [{ ...center, CITY: 'Plano' }] };
    expect(readNetworkMap(JSON.stringify(saved))).toEqual(saved);
  });

  it('takes its default where it is missing, invalid or of an older version', () => {
    const first = { mode: 'mode_top_sender', top: 'dc_top5', centers: [], distribution: [] };
    for (const value of [undefined, '', '{', '[]', 'null', '{"mode":"constructor","top":7,"centers":"x"}']) {
      expect(readNetworkMap(value)).toEqual(first);
    }
    expect(readNetworkMap(JSON.stringify({ centers: [center, { NAME: 'x' }, null] })).centers).toEqual([center]);
  });
});

/** Where a client's name is shown, with the number of characters that fit there (S1 section 9). */
export type ClientNamePlace = 'narrow' | 'overview' | 'comparison' | 'page';

const room: Readonly<Record<ClientNamePlace, number>> = { narrow: 30, overview: 40, comparison: 40, page: 18 };

/** The name cut to the room of its place, the last character an ellipsis. */
export function shownClientName(name: string, place: ClientNamePlace): string {
  const characters = [...name];
  return characters.length <= room[place] ? name : `${characters.slice(0, room[place] - 1).join('')}…`;
}

/** The name of an exported file without ending: client and page; the client's dots and commas removed (S2 section 9). */
export function exportFileName(clientName: string, pageDisplayName: string): string {
  return `${clientName.replaceAll(/[.,]/g, '')}_${pageDisplayName}`;
}

import { useNavigate } from '@tanstack/react-router';
import { accessorial, linkedWidgetTexts, partText, type RowsPart } from '@waybill/model';
import { searchOfDays } from './search-parts.ts';
import type { Analysis } from './use-analysis.ts';

/** Details of accessorials: one of them by account, compared with before; or its rows. */
interface Wanted {
  readonly accessorial?: string;
  readonly rows?: readonly RowsPart[];
}

/** Opens Accessorial Analysis with the clients, days and filters in effect. */
export function useOpenAccessorials({ search, state }: Pick<Analysis, 'search' | 'state'>) {
  const navigate = useNavigate();
  return ({ accessorial: chosen, rows }: Wanted) => {
    const same = searchOfDays({ ...search, tab: undefined, fact: undefined }, state.dates);
    const byAccount = accessorial.widgets.map(({ name, defaults }) =>
      name === 'breakdown' ? ({ ...defaults, dimension: 'account_number' } as const) : defaults,
    );
    void navigate({
      to: accessorial.path,
      search: {
        ...same,
        ...(chosen === undefined
          ? {}
          : {
              accessorial: [chosen],
              widget: [...linkedWidgetTexts(accessorial, byAccount)],
              table: ['breakdown'],
            }),
        ...(rows === undefined ? {} : { grid: 'default', part: rows.map(partText) }),
      },
    });
  };
}

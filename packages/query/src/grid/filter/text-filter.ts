import {
  asText,
  containsText,
  endsWithText,
  equalsText,
  isBlankText,
  startsWithText,
} from '../../functions/grid-functions.ts';
import type { ScalarFunction } from '../../functions/scalar-function.ts';
import { QueryError } from '../../query-error.ts';
import { currentName } from '../../resolve/current-name.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { anyOf, call, isNull, not, textLiteral } from '../conditions.ts';
import { type ModelObject, refuseType } from './model-object.ts';

const longestText = 4_000;

/** Ignores case; the negative forms match blanks too, as in the grid itself. */
export function textFilter(model: ModelObject, column: Expression, path: string): Expression {
  const shown = column.type.kind === 'text' ? column : call(asText, column);
  const matches = (test: ScalarFunction): Expression => call(test, shown, textLiteral(filterText(model, path)));
  const isWhole = (): Expression => call(equalsText, shown, textLiteral(currentName(column, filterText(model, path))));
  switch (model.get('type')) {
    case 'contains':
      return matches(containsText);
    case 'notContains':
      return anyOf([isNull(column), not(matches(containsText))]);
    case 'equals':
      return isWhole();
    case 'notEqual':
      return anyOf([isNull(column), not(isWhole())]);
    case 'startsWith':
      return matches(startsWithText);
    case 'endsWith':
      return matches(endsWithText);
    case 'blank':
      return call(isBlankText, shown);
    case 'notBlank':
      return not(call(isBlankText, shown));
    default:
      return refuseType(model.get('type'), path);
  }
}

function filterText(model: ModelObject, path: string): string {
  const filter = model.get('filter');
  const text = typeof filter === 'number' ? String(filter) : filter;
  if (typeof text === 'string' && text.length <= longestText) return text;
  throw new QueryError({ field: `${path}.filter`, message: `Expected a text of at most ${longestText} characters.` });
}

import { describe, expect, it } from 'vitest';
import { canSaveGroupOf, isGroupName, isSavedSetName, newComparisonNameProblem } from '../../src/index.ts';

describe('comparison sets', () => {
  it('are saved under 1 to 15 letters, digits or underscores that do not begin with Set1 to Set3', () => {
    expect(['West', 'Set4', 'a_1', 'ABCDEFGHIJKLMNO', 'set1'].every(isSavedSetName)).toBe(true);
    expect(['', 'ABCDEFGHIJKLMNOP', 'a b', 'Set1', 'Set2x', 'Set3_', 'a-b'].some(isSavedSetName)).toBe(false);
  });

  it('are grouped under names of the same form, unless a member has no name of its own', () => {
    expect(isGroupName('Set1')).toBe(true);
    expect(canSaveGroupOf(['West', 'East'])).toBe(true);
    expect(canSaveGroupOf(['West', 'Set2'])).toBe(false);
  });

  it('get new names that are neither empty nor taken', () => {
    expect(newComparisonNameProblem('', [])).toBe('Name cannot be Empty');
    expect(newComparisonNameProblem('  ', [])).toBe('Name cannot be empty spaces');
    expect(newComparisonNameProblem('West', ['West'])).toBe('Name already exists');
    expect(newComparisonNameProblem('East', ['West'])).toBeUndefined();
  });
});

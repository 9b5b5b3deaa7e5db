import { Badge, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { appliedFilters } from '@waybill/model';
import { withFilters } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { FilterChoice } from './filter-choice.tsx';
import { HeaderButton } from './header-button.tsx';

/** The page filters (S2 sections 2 to 5). */
export function FilterPopover({ analysis }: { analysis: Analysis }) {
  const [opened, { toggle, close }] = useDisclosure();
  const { search, state, go } = analysis;
  const count = appliedFilters(state.filters).length;
  return (
    <Popover opened={opened} onChange={toggle} position="bottom-start" trapFocus>
      <Popover.Target>
        <HeaderButton icon={IconFilter} onClick={toggle}>
          Filters
          {count === 0 ? null : (
            <Badge size="sm" circle ml={8} aria-label={`${count} in force`}>
              {count}
            </Badge>
          )}
        </HeaderButton>
      </Popover.Target>
      <Popover.Dropdown>
        {opened ? (
          <FilterChoice
            analysis={analysis}
            onApply={(filters) => {
              close();
              go(withFilters(search, filters));
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

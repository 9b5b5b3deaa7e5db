import type { Locator, Page } from '@playwright/test';

/** What a walk through a card's choices found. */
export interface Walk {
  /** How often something was chosen. */
  readonly steps: number;
  /** What was wrong, and after which choice. */
  readonly problems: readonly string[];
}

/**
 * How much of what a card's menu offers is set: every value beside each other choice, every value once, or once each
 * what only this card offers, which are its figures and splits.
 */
export type Depth = 'pairs' | 'values' | 'own';

/** What only this card offers. Cards that offer the same of everything else are drawn by the same charts. */
const ownGroups = ['Figure', 'Split by'];

/**
 * Sets every value that a card's menu offers beside each of the other choices: each split in each chart, on each scale,
 * over each time span; and changes every chart, scale and time span into every other. (Splits are many and differ only
 * in what is asked for, so not every one is changed into every other.) After every step the card must have been drawn,
 * as what was chosen. At the other depths each value is set once, beside whatever stands there. The depth may depend on
 * the card's kind.
 */
export async function walkChoices(page: Page, title: string, depthOf: (kind: string) => Depth): Promise<Walk> {
  const card = page.getByRole('region', { name: title, exact: true }).first();
  await card.scrollIntoViewIfNeeded();
  const menu = card.getByRole('button', { name: `${title}: settings` });
  if ((await menu.count()) === 0) return { steps: 0, problems: [] };
  const chart = card.getByRole('button', { name: `${title}: Show the chart` });
  if ((await chart.count()) > 0) await chart.click();
  await menu.click();
  const depth = depthOf(await kindIn(page.getByRole('menu')));
  const walk = await page.evaluate(walkInPage, { title, depth, ownGroups });
  await page.keyboard.press('Escape');
  return walk;
}

/** The choices that a menu offers, e.g. `Figure; Chart: Bar, Column; Scale: Linear, Semilog`: only the name of its own. */
async function kindIn(menu: Locator): Promise<string> {
  await menu.waitFor();
  const offered = await menu.getByRole('menuitemradio').evaluateAll((radios) =>
    radios.map((radio) => ({
      group: radio.parentElement?.firstElementChild?.textContent ?? '',
      value: radio.textContent,
    })),
  );
  return [...Map.groupBy(offered, ({ group }) => group)]
    .map(([group, radios]) =>
      ownGroups.includes(group) ? group : `${group}: ${radios.map(({ value }) => value).join(', ')}`,
    )
    .join('; ');
}

/** Runs in the page, where a step takes milliseconds: nothing outside of it can be named. */
async function walkInPage({
  title,
  depth,
  ownGroups,
}: {
  title: string;
  depth: Depth;
  ownGroups: readonly string[];
}): Promise<Walk> {
  type Choices = Readonly<Record<string, string>>;
  const section = document.querySelector(`section[aria-label="${title}"]`);
  const menu = document.querySelector('[role="menu"]');
  if (section === null || menu === null) return { steps: 0, problems: [`${title} is not there`] };

  const frames = () => [...section.querySelectorAll('[role="img"][aria-label]')];
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const isBusy = () =>
    section.getAttribute('aria-busy') === 'true' ||
    section.querySelector('[role="status"][aria-label="Loading"]') !== null;
  const isDrawn = () =>
    section.querySelector('[role="alert"]') !== null ||
    section.textContent.includes('No Data available') ||
    frames().length > 0 ||
    section.querySelector('button[aria-pressed]') !== null;

  async function settled(): Promise<boolean> {
    for (let turn = 0; turn < 400; turn += 1) {
      await wait(turn < 2 ? 12 : 25);
      if (!isBusy() && (chosen().Chart === undefined || isDrawn())) return true;
    }
    return false;
  }

  /** A drawing takes a moment to follow. */
  async function wrongAfter(): Promise<string | undefined> {
    if (!(await settled())) return 'it was not drawn in time';
    for (let turn = 0; turn < 100 && disagreement(chosen()) !== undefined; turn += 1) await wait(30);
    return disagreement(chosen());
  }

  const radios = () => [...menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const groupOf = (radio: HTMLElement) => radio.parentElement?.firstElementChild?.textContent ?? '';
  const chosen = (): Choices =>
    Object.fromEntries(
      radios()
        .filter((radio) => radio.getAttribute('aria-checked') === 'true')
        .map((radio) => [groupOf(radio), radio.textContent]),
    );

  /** What is drawn must be what is chosen; undefined where it is. */
  function disagreement(choices: Choices): string | undefined {
    const alert = section?.querySelector('[role="alert"]');
    if (alert) return `it shows an error: ${alert.textContent}`;
    if (section?.textContent.includes('No Data available')) return undefined;
    const { Chart: chart, Scale: scale, 'Split by': split, 'Time span': span } = choices;
    if (chart === 'Totals') return frames().length === 0 ? undefined : 'a chart stands in place of the totals';
    if (chart === undefined && frames().length === 0) return undefined;
    const drawings = frames().flatMap((frame) => (frame.matches('svg') ? [frame] : [...frame.querySelectorAll('svg')]));
    if (drawings.length === 0) return 'nothing is drawn';
    const words = frames()
      .map((frame) => frame.getAttribute('aria-label') ?? '')
      .join(' ');
    const isAverage = section?.textContent.includes('Averages do not add up to a whole') ?? false;
    if (chart === 'Pie' && !isAverage) return drawings.every(hasArcs) ? undefined : 'no ring is drawn';
    if (chart === 'Bar' || chart === 'Column' || chart === 'Pie') {
      const wrong = drawings
        .map((drawing) => barsDisagree(drawing, chart === 'Column'))
        .find((found) => found !== undefined);
      if (wrong !== undefined) return wrong;
      if (drawings.some(hasArcs)) return 'a ring is still drawn';
    }
    if (chart === 'Line' || chart === 'Area') {
      const areas = drawings.flatMap((drawing) => [...drawing.querySelectorAll('g[fill-opacity] > path')]);
      if ((chart === 'Area') !== areas.length > 0 && !isEmptyOnScale()) return `${areas.length} areas are drawn`;
    }
    if (span !== undefined && ['Monthly', 'Quarterly'].includes(span) && chart !== 'Bar' && chart !== 'Column') {
      const isQuarterly = drawings.some((drawing) => /Q(uarter )?[1-4]/.test(drawing.textContent));
      if (isQuarterly !== (span === 'Quarterly')) return 'the time axis has other periods';
    }
    if (
      split !== undefined &&
      split !== 'Nothing' &&
      (chart === 'Bar' || chart === 'Column') &&
      !words.includes(split)
    ) {
      return `it is called ${words.slice(0, 60)}`;
    }
    return scale === undefined
      ? undefined
      : drawings
          .map((drawing) => scaleDisagrees(drawing, scale, chart === 'Bar' || chart === 'Pie'))
          .find((found) => found !== undefined);
  }

  function isEmptyOnScale(): boolean {
    return section?.textContent.includes('not shown on a semilog scale') ?? false;
  }

  function hasArcs(drawing: Element): boolean {
    return [...drawing.querySelectorAll('path')].some((path) => /A\s?\d/.test(path.getAttribute('d') ?? ''));
  }

  function barsDisagree(drawing: Element, standing: boolean): string | undefined {
    const bars = [...drawing.querySelectorAll('rect[focusable]')];
    const size = (name: string) => new Set(bars.map((bar) => Math.round(Number(bar.getAttribute(name)))));
    if (bars.length < 2) return undefined;
    const across = size(standing ? 'width' : 'height');
    return across.size === 1 ? undefined : `bars are ${[...across].join(', ')} thick`;
  }

  /** Amounts of the value axis: whole powers of ten on a logarithmic scale, and zero among them on a linear one. */
  function scaleDisagrees(drawing: Element, scale: string, isLying: boolean): string | undefined {
    const ticks = [...drawing.querySelectorAll('text')]
      .filter((tick) => tick.getAttribute('text-anchor') === (isLying ? 'middle' : 'end'))
      .filter((tick) => /rotate\(0/.test(tick.getAttribute('transform') ?? 'rotate(0'))
      .map((tick) => tick.textContent.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069,]/g, ''))
      .filter((tick) => /\d/.test(tick));
    if (ticks.length === 0 || isEmptyOnScale()) return undefined;
    const isPower = (tick: string) => /^[^\d]*(10{0,2}|0\.0*1)(\.0+)?[^\d]*$/.test(tick);
    const isZero = (tick: string) => /^[^\d]*0(\.0+)?[^\d]*$/.test(tick);
    const agrees = scale === 'Semilog' ? ticks.every(isPower) : ticks.some(isZero);
    return agrees ? undefined : `the axis says ${ticks.join(', ')}`;
  }

  /** What a choice tries: a change from one value to another, and each value that it stands beside then. */
  const triedBy = (radio: HTMLElement, here: Choices): readonly string[] => {
    const group = groupOf(radio);
    if (depth === 'own' && !ownGroups.includes(group)) return [];
    if (depth !== 'pairs') return [`${group}: ${radio.textContent}`];
    const others = Object.entries(here).filter(([name]) => name !== group);
    return [
      `${group}: ${group === 'Split by' ? '' : here[group]} → ${radio.textContent}`,
      ...others.map(([name, value]) =>
        [`${name}: ${value}`, `${group}: ${radio.textContent}`].toSorted().join(' with '),
      ),
    ];
  };
  const nameOf = (radio: HTMLElement) => `${groupOf(radio)}: ${radio.textContent}`;
  const offered = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const ways = new Map<string, Map<string, string>>();
  const tried = new Set<string>();
  const problems: string[] = [];
  const look = () => {
    const here = chosen();
    const key = JSON.stringify(here);
    const others = radios().filter((radio) => radio.getAttribute('aria-checked') !== 'true');
    offered.set(key, new Map(others.map((radio) => [nameOf(radio), triedBy(radio, here)])));
    return key;
  };
  /** The choice that tries most of what was never tried; undefined when it was all tried. */
  const mostAt = (at: string): string | undefined => {
    const news = [...(offered.get(at) ?? [])]
      .map(([choice, tries]) => ({ choice, count: tries.filter((each) => !tried.has(each)).length }))
      .toSorted((one, other) => other.count - one.count);
    return news[0] !== undefined && news[0].count > 0 ? news[0].choice : undefined;
  };
  /** The next choice on the shortest known way to one that tries something. */
  const next = (from: string): string | undefined => {
    const reached = new Map<string, string | undefined>([[from, undefined]]);
    for (const [at, first] of reached) {
      const most = mostAt(at);
      if (most !== undefined) return first ?? most;
      for (const [choice, to] of ways.get(at) ?? []) if (!reached.has(to)) reached.set(to, first ?? choice);
    }
    return undefined;
  };
  let steps = 0;
  await settled();
  for (let from = look(); steps < 3_000 && problems.length < 5; steps += 1) {
    const choice = next(from);
    const radio = radios().find((each) => each.getAttribute('aria-checked') !== 'true' && nameOf(each) === choice);
    if (choice === undefined || radio === undefined) break;
    radio.click();
    const wrong = await wrongAfter();
    for (const each of offered.get(from)?.get(choice) ?? []) tried.add(each);
    const to = look();
    ways.set(from, (ways.get(from) ?? new Map()).set(choice, to));
    if (wrong !== undefined) problems.push(`${title}, from ${from} to ${choice}: ${wrong}`);
    from = to;
  }
  return { steps, problems };
}

/** The amounts of a line, in cents. */
export interface LineAmounts {
  /** Undefined where the field is empty. */
  readonly transportation: number | undefined;
  readonly net: number | undefined;
  /** Of the line's own charge. */
  readonly charge: number;
}

/**
 * What the lines of a package bill: each its own transportation and charge; or each a charge, with the transportation
 * that all of them state, or with transportation as one of the charges; or nothing that adds up.
 */
type Kind = 'own amounts' | 'stated transportation' | 'charges only' | 'unclear';

/** Lines of one package that follow each other. */
interface PackageLines {
  readonly first: number;
  readonly last: number;
  readonly kind: Kind;
  /** The net charge that the lines state, and what they add up to. */
  readonly net: number;
  readonly sum: number;
}

/** What a line of several bills, and the first line of its package. */
export interface LineOfPackage extends PackageLines {
  readonly isFirst: boolean;
}

interface OpenLines {
  readonly key: string;
  readonly first: number;
  last: number;
  transportation: number | undefined;
  net: number | undefined;
  charges: number;
  hasOwnAmounts: boolean;
}

/**
 * Files with one charge in a line: the lines of a package follow each other, and state its net charge and transportation
 * in each of them, or in the first. A package counts only if its lines add up to its net charge.
 */
export class ChargeRows {
  readonly #packages = new Map<number, PackageLines>();
  #open: OpenLines | undefined;
  #current: PackageLines | undefined;

  /** A line, in the order of the file. Lines with the same key are of one package. */
  observe(line: number, key: string, { transportation, net, charge }: LineAmounts): void {
    const isOwn = (transportation ?? 0) + charge === (net ?? 0);
    const open = this.#open;
    if (open === undefined || open.key !== key || !agrees(open, isOwn, { transportation, net, charge })) {
      this.end();
      this.#open = { key, first: line, last: line, transportation, net, charges: charge, hasOwnAmounts: isOwn };
      return;
    }
    open.last = line;
    open.transportation ??= transportation;
    open.net ??= net;
    open.charges += charge;
    open.hasOwnAmounts &&= isOwn;
  }

  /** The last line was observed. */
  end(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined || (open.first === open.last && open.hasOwnAmounts)) return;
    const { first, last } = open;
    this.#packages.set(first, { first, last, ...kindOf(open) });
  }

  /** The package of a line, read in order; undefined if the line stands for itself. */
  find(line: number): LineOfPackage | undefined {
    this.end();
    const found = this.#packages.get(line);
    if (found !== undefined) this.#current = found;
    const current = this.#current;
    if (current === undefined || line < current.first || line > current.last) return undefined;
    return { ...current, isFirst: line === current.first };
  }
}

/** Whether a line may be of the same package as those before it, which have one net charge and one transportation. */
function agrees(open: OpenLines, isOwn: boolean, { transportation, net }: LineAmounts): boolean {
  if (open.hasOwnAmounts && isOwn) return !open.transportation || !transportation;
  const isSame = (one: number | undefined, other: number | undefined) => !one || !other || one === other;
  return isSame(open.transportation, transportation) && isSame(open.net, net);
}

function kindOf({
  hasOwnAmounts,
  charges,
  transportation = 0,
  net = 0,
}: OpenLines): Omit<PackageLines, 'first' | 'last'> {
  const sum = transportation + charges;
  if (hasOwnAmounts) return { kind: 'own amounts', net, sum };
  if (charges === net) return { kind: 'charges only', net, sum };
  return { kind: sum === net ? 'stated transportation' : 'unclear', net, sum };
}

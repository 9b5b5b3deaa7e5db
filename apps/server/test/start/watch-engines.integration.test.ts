import { House } from '@waybill/testkit';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { engineLost, lostIn, watchEngines } from '../../src/start/watch-engines.ts';

const lost = new Error('FATAL Error: Failed: database has been invalidated because of a previous fatal error');

describe('watching the engines', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  afterEach(() => vi.useRealTimers());

  /** Looks three times at a warehouse that answers like this; answers what was told. */
  async function toldOf(assertAnswers: () => Promise<void>): Promise<readonly Error[]> {
    const told: Error[] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settings } = house;
    const stop = watchEngines({ warehouse: { assertAnswers }, settings, onLost: (error) => told.push(error) });
    for (let look = 0; look < 3; look += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      await settings.selectFrom('tenant').select('id').execute();
    }
    stop();
    return told;
  }

  it('tells once that one is lost, however deep the reason stands', async () => {
    const wrapped = new Error('The warehouse does not answer.', { cause: lost });
    expect(await toldOf(() => Promise.reject(wrapped))).toEqual([lost]);
  });

  it('says nothing of one that works, or that is only busy', async () => {
    expect(await toldOf(() => house.warehouse.assertAnswers())).toEqual([]);
    expect(await toldOf(() => Promise.reject(new Error('The query took too long.')))).toEqual([]);
  });

  it.each(['database must be restarted', 'unreachable', 'memory access out of bounds', 'Aborted(OOM)'])(
    'knows %j',
    (message) => {
      expect(lostIn(new Error(message))).toBeInstanceOf(Error);
    },
  );

  it('tells the operator what to do', () => {
    expect(engineLost(lost)).toContain('Free space on the disk and start Waybill');
  });
});

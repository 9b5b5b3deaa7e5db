import { addfilterForKey, deleteFilterForKey, getAllFilterskeys } from '@waybill/contract';
import { filterSetTexts } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('saved filter sets', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');

  const save = (key: string) =>
    shipper.call(addfilterForKey, { body: { filter_key: key, filter_value: '{"filters":{"zone":["2"]}}' } });
  const keys = async () => (await shipper.call(getAllFilterskeys)).body;

  it.each(['', 'ABCDEFGHIJK', 'a b', 'a-b', 'ä', 'a:b'])('are not named ‘%s’', async (name) => {
    const { status, body } = await save(`filterset:spend:allclients:${name}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: filterSetTexts.name, errors: [{ field: 'filter_key' }] });
    expect(await keys()).toEqual([]);
  });

  it('are ten for a page at most, however many tabs save at once; another page has its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => save(`filterset:spend:${index % 2 ? 'allclients' : '1001'}:S${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refused).toMatchObject(Array(4).fill({ status: 400, detail: filterSetTexts.limit }));
    expect(await keys()).toHaveLength(10);
    expect((await save('filterset:weight:allclients:S1')).status).toBe(200);
  });

  it('can be replaced at the limit, and leave room when one is deleted', async () => {
    const [first = ''] = (await keys()).filter((key) => key.startsWith('filterset:spend:'));
    expect((await save(first)).status).toBe(200);
    await shipper.call(deleteFilterForKey, { params: { key: first } });
    expect((await save('filterset:spend:allclients:New')).status).toBe(200);
    expect((await save('filterset:spend:allclients:Other')).status).toBe(400);
  });
});

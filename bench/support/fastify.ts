/** The server that ours is measured beside: Fastify with the no-op of the bench, whose body is checked by the contract's own schema. */
import Fastify from 'fastify';
import {
  contractOperations,
  type JsonSchema,
  resolve,
} from '../../packages/server/src/contract/operations.ts';

const noOp = contractOperations.find(({ id }) => id === 'reportJudge');
const body = noOp?.body?.content.get('application/json');
const answer = noOp?.responses.get(200)?.content.get('application/json');
if (noOp === undefined || body === undefined || answer === undefined) {
  throw new Error('the no-op of the bench is not in the contract');
}

const app = Fastify();
app.post(
  noOp.path.replace('{id}', ':id'),
  { schema: { body: whole(body), response: { 200: whole(answer) } } },
  async () => ({ ok: true }),
);
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
process.send?.({ port: Number(address.port) });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));

/** The schema with what it refers to in its place, because the contract's address means nothing to Fastify. */
function whole(schema: unknown): JsonSchema {
  const { properties = {}, ...rest } = resolve(schema);
  const members = Object.entries(Object(properties)).map(([name, member]) => [name, whole(member)]);
  return members.length === 0 ? rest : { ...rest, properties: Object.fromEntries(members) };
}

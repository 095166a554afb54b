/** The type of an operation: a function of a validated call; routes, validation and access come from openapi.yaml. */
import type { HttpAnswer } from '../contract/http-answer.ts';
import type { Answer, Call, OperationId } from './call.ts';
import type { Services } from './services.ts';

/** Returns the JSON of 200, or a whole answer where the contract names another media type or a cookie is set. */
export type Operation<Op extends OperationId> = (
  call: Call<Op>,
  services: Services,
) => Promise<Answer<Op> | HttpAnswer> | Answer<Op> | HttpAnswer;

export type Operations<Ops extends OperationId = OperationId> = {
  readonly [Op in Ops]: Operation<Op>;
};

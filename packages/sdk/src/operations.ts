/** The input and the answer of each operation of the contract, as types of one flat input. */
import type { operations } from './generated/schema.ts';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Headers<Id extends OperationId> = NonNullable<Parameters<Id>['header']>;

type Declares<Id extends OperationId, Name extends string> = [Headers<Id>] extends [never]
  ? false
  : Name extends keyof Headers<Id>
    ? true
    : false;

/** Operations that take an Idempotency-Key: they may be sent again without being done again. */
export type IdempotentOperation = {
  [Id in OperationId]: Declares<Id, 'Idempotency-Key'> extends true ? Id : never;
}[OperationId];

type BodyContent<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'application/x-www-form-urlencoded': infer Body }
    ? Body
    : Content extends { 'multipart/form-data': infer Body }
      ? { readonly [Field in keyof Body]: Blob }
      : never;

type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { readonly body: BodyContent<Content> }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { readonly body?: BodyContent<Content> }
    : { readonly body?: never };

type HeaderInput<Id extends OperationId> = (Declares<Id, 'Idempotency-Key'> extends true
  ? {
      /** Made by the client when left out; give one to send the same command again later. */
      readonly idempotencyKey?: string | undefined;
    }
  : unknown) &
  (Declares<Id, 'X-Seen-Version'> extends true
    ? {
        /** The version the operator saw; the server refuses when a later command was faster. */
        readonly seenVersion?: number | undefined;
      }
    : unknown) &
  (Declares<Id, 'Last-Event-ID'> extends true
    ? {
        /** The version to resume after. */
        readonly lastEventId?: number | undefined;
      }
    : unknown);

/** Path, query and body as the contract names them, and the headers it declares as options. */
export type InputOf<Id extends OperationId> = Pick<Parameters<Id>, 'path' | 'query'> &
  BodyInput<operations[Id]> &
  HeaderInput<Id> & { readonly signal?: AbortSignal | undefined };

/** The input may be left out when nothing in it is required. */
export type InputArguments<Id extends OperationId> =
  Record<string, never> extends Pick<InputOf<Id>, RequiredKeys<InputOf<Id>>>
    ? [input?: InputOf<Id>]
    : [input: InputOf<Id>];

type RequiredKeys<T> = {
  [Key in keyof T]-?: Record<string, never> extends Pick<T, Key> ? never : Key;
}[keyof T];

type AnswerContent<Content> = Content extends { 'application/json': infer Answer }
  ? Answer
  : Content extends { 'text/event-stream': unknown }
    ? ReadableStream<Uint8Array>
    : Content extends { 'text/plain': infer Text }
      ? Text
      : Blob;

/** The 200 answer: JSON as typed by the contract, files as Blob, event streams as bytes. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: infer Content } };
}
  ? AnswerContent<Content>
  : never;

/** Operations that answer a token: the logins. */
export type LoginOperation = {
  [Id in OperationId]: AnswerOf<Id> extends { token: string } ? Id : never;
}[OperationId];

/** Operations that answer a file. */
export type FileOperation = {
  [Id in OperationId]: [AnswerOf<Id>] extends [never]
    ? never
    : AnswerOf<Id> extends Blob
      ? Id
      : never;
}[OperationId];

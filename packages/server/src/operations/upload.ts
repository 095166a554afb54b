/** Reads the file of a multipart call: no more than its limit, and only a few at a time, because each is held in memory. */

import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { invalidField } from '../refusals.ts';
import type { Call } from './call.ts';
import type { Services } from './services.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Room for the boundary and the headers of the parts. */
const framingBytes = 16 * 1024;
const mostAtOnce = 16;
/** The most uploads of one account, so that it does not take the places of others. */
const mostPerUser = 2;
/** A file that comes in drips holds its place no longer than this. */
const slowestMs = 60_000;
const retryAfterSeconds = 5;

/** The accounts that are uploading, once per upload. */
const present = new WeakMap<Services, string[]>();

interface UploadCall extends Pick<Call<'uploadImage'>, 'request'> {
  readonly user: { readonly userId: string };
}

/** Does `work` with the uploaded file; 429 while too many others are at it. */
export async function withUpload<Result>(
  { request, user }: UploadCall,
  services: Services,
  limit: { readonly bytes: number; readonly sentence: string },
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const users = present.get(services) ?? [];
  present.set(services, users);
  const own = users.filter((userId) => userId === user.userId).length;
  if (users.length >= mostAtOnce || own >= mostPerUser) throw tooBusy();
  users.push(user.userId);
  try {
    return await work(await readUpload(request, limit, services.ports));
  } finally {
    users.splice(users.indexOf(user.userId), 1);
  }
}

export function tooBusy(): ProblemError {
  return new ProblemError(
    429,
    'TOO_MANY_REQUESTS',
    '正在处理的文件比较多，请几秒后再试；这次什么也没有保存',
    { retryAfterSeconds },
  );
}

async function readUpload(
  request: IncomingRequest,
  limit: { readonly bytes: number; readonly sentence: string },
  ports: Ports,
): Promise<Upload> {
  const body = await readBytes(request, limit, ports);
  const type = request.headers.get('content-type') ?? '';
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw invalidField('file', '上传的内容不完整，请重新选择文件后再试');
  }
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw invalidField('file', '请选择一个文件');
  if (file.size > limit.bytes) throw tooLarge(limit.sentence);
  return { name: file.name.slice(-200), bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function readBytes(
  { body, headers }: IncomingRequest,
  limit: { readonly bytes: number; readonly sentence: string },
  { schedule }: Ports,
): Promise<Uint8Array<ArrayBuffer>> {
  const most = limit.bytes + framingBytes;
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLarge(limit.sentence);
  if (body === null) throw invalidField('file', '请选择一个文件');
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  let late = false;
  const cancel = schedule(slowestMs, () => {
    late = true;
    reader.cancel().catch(() => undefined);
  });
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > most) {
        await reader.cancel().catch(() => undefined);
        throw tooLarge(limit.sentence);
      }
      parts.push(part.value);
    }
  } finally {
    cancel();
  }
  if (late) throw invalidField('file', '上传太慢，没有收完；请换个网络再试');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tooLarge(sentence: string): ProblemError {
  return new ProblemError(413, 'BODY_TOO_LARGE', sentence);
}

/** Hex SHA-256 of bytes. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Counts the names, parts, depth and texts of a body while it is read, so that a body out of bounds is never parsed. */
import { ProblemError } from '../problem.ts';
import type { BodyBounds } from './body-bounds.ts';

export interface BodyMeter {
  /** The next piece of the text, in order; throws as soon as a bound is passed. */
  readonly take: (text: string) => void;
}

export function meterFor(type: string, bounds: BodyBounds): BodyMeter {
  return type === 'application/json' ? jsonMeter(bounds) : formMeter(bounds);
}

/** Jumps from quote to quote and looks at brackets, colons and commas outside of texts; whether it is JSON is the parser's question. */
function jsonMeter(bounds: BodyBounds): BodyMeter {
  let depth = 0;
  let names = 0;
  let parts = 0;
  let inText = false;
  let isEscaped = false;
  let length = 0;
  const lengthen = (by: number) => {
    length += by;
    if (length > bounds.text) throw tooLong();
  };
  return {
    take: (text) => {
      // Each is looked for again only when it has been passed, so that a text is walked through once.
      let slash = -2;
      let end = -2;
      for (let at = 0; at < text.length; at += 1) {
        if (inText) {
          if (isEscaped) {
            isEscaped = false;
            lengthen(1);
            continue;
          }
          if (end !== -1 && end < at) end = text.indexOf('"', at);
          if (slash !== -1 && slash < at) slash = text.indexOf('\\', at);
          if (slash !== -1 && (end === -1 || slash < end)) {
            isEscaped = true;
            lengthen(slash - at + 1);
            at = slash;
          } else if (end === -1) {
            lengthen(text.length - at);
            at = text.length;
          } else {
            inText = false;
            lengthen(end - at);
            at = end;
          }
          continue;
        }
        switch (text.charCodeAt(at)) {
          case 0x22: // "
            inText = true;
            length = 0;
            break;
          case 0x7b: // {
          case 0x5b: // [
            depth += 1;
            if (depth > bounds.depth) throw tooDeep();
            break;
          case 0x7d: // }
          case 0x5d: // ]
            depth -= 1;
            break;
          case 0x3a: // :
            names += 1;
            if (names > bounds.names) throw tooMany();
            break;
          case 0x2c: // ,
            parts += 1;
            if (parts > bounds.parts) throw tooMany();
            break;
        }
      }
    },
  };
}

function formMeter(bounds: BodyBounds): BodyMeter {
  let names = 1;
  return {
    take: (text) => {
      for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
        names += 1;
        if (names > bounds.names) throw tooMany();
      }
    },
  };
}

function tooDeep(): ProblemError {
  return refusal('提交的内容一层套一层太多，请检查格式后重试');
}

function tooLong(): ProblemError {
  return refusal('提交的内容里有一项太长，请缩短后重试');
}

function tooMany(): ProblemError {
  return refusal('提交的内容项数太多，请减少后重试');
}

function refusal(detail: string): ProblemError {
  return new ProblemError(400, 'INVALID_REQUEST', detail);
}

// A seat's code as a picture to send: the code, whose it is, and for which competition.
import { qrDrawing } from '../../primitives/qr-drawing.ts';
import { qrColours } from '../../theme/index.ts';

export interface SeatPicture {
  readonly competition: string;
  /** 3 号评委. */
  readonly place: string;
  readonly name: string;
  readonly hint: string;
  readonly address: string;
}

/** Sizes in px; wide enough that a phone shows the picture sharp. */
const width = 720;
const height = 940;
const margin = 40;
const code = 560;
const family = 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

export async function drawSeatPicture(seat: SeatPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.fillStyle = qrColours.light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = qrColours.dark;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  line(context, { text: seat.competition, y: 68, size: 34, weight: 500 });
  drawCode(context, seat.address);
  line(context, { text: seat.place, y: 742, size: 34, weight: 500 });
  line(context, { text: seat.name, y: 806, size: 56, weight: 700 });
  line(context, { text: seat.hint, y: 880, size: 28, weight: 400 });
  const picture = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (picture === null) throw new Error('this browser makes no pictures');
  return picture;
}

function drawCode(context: CanvasRenderingContext2D, address: string): void {
  const { edge, path } = qrDrawing(address);
  // Whole pixels per module, so that its edges are sharp.
  const scale = Math.floor(code / edge);
  context.save();
  context.translate(Math.floor((width - edge * scale) / 2), 126);
  context.scale(scale, scale);
  context.fill(new Path2D(path));
  context.restore();
}

/** Whole, in whatever size that takes. */
function line(
  context: CanvasRenderingContext2D,
  of: { readonly text: string; readonly y: number; readonly size: number; readonly weight: number },
): void {
  const room = width - 2 * margin;
  const font = (size: number) => `${of.weight} ${size}px ${family}`;
  context.font = font(of.size);
  const wanted = context.measureText(of.text).width;
  if (wanted > room) context.font = font((of.size * room) / wanted);
  context.fillText(of.text, width / 2, of.y);
}

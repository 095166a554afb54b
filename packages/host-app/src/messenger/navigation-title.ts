// The messenger's navigation bar: on iPhones it does not follow the document's title once the page has loaded.
import { isInsideDingtalk } from './is-inside-dingtalk.ts';

type ShowTitle = (title: string) => Promise<void>;

/** Loads nothing in an ordinary browser. A title that is not shown is no failure. */
export function showNavigationTitle(
  title: string,
  userAgent: string,
  load: () => Promise<ShowTitle> = async () =>
    (await import('./dingtalk-bridge.ts')).dingtalkBridge.setTitle,
): void {
  if (!isInsideDingtalk(userAgent)) return;
  load()
    .then((show) => show(title))
    .catch(() => undefined);
}

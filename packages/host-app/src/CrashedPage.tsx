// Stands in the place of a page that broke.
import { useBesidePagesMessages } from '@liangfen/ui/messages';

export function CrashedPage() {
  const { crashed } = useBesidePagesMessages();
  return (
    <main className="plain" role="alert">
      <h1>{crashed.title}</h1>
      <p>{crashed.hint}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {crashed.reload}
      </button>
    </main>
  );
}

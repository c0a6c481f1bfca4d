/** What Merge's script offers, as far as we use it. */
interface MergeLink {
  initialize(options: {
    linkToken: string;
    onSuccess: (publicToken: string) => void;
    onExit: () => void;
    onReady: () => void;
  }): void;
  openLink(): void;
}

declare global {
  interface Window {
    MergeLink?: MergeLink;
  }
}

let loading: Promise<void> | undefined;

/** Loads Merge's script once; what failed is tried again the next time. */
function loadScript(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The script of the widget could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens the widget. Answers its public token, or undefined where it was closed. */
export async function openWidget({
  linkToken,
  script,
}: {
  linkToken: string;
  script: string;
}): Promise<string | undefined> {
  await loadScript(script);
  const { MergeLink: widget } = window;
  if (!widget) throw new Error('The script of the widget brought no widget');
  return new Promise((resolve) => {
    widget.initialize({
      linkToken,
      onSuccess: resolve,
      onExit: () => resolve(undefined),
      onReady: () => widget.openLink(),
    });
  });
}

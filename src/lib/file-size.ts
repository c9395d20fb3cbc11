const KB = 1024;
const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "120 KB", "2.4 MB"; a small file is 1 KB. */
export function fileSize(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${format.format(bytes / KB / KB)} MB`;
}

/** The canvas as PNG; null where the browser cannot make one. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** The blob may still be on its way: Safari copies only within the press itself. */
export function copyPicture(file: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': file })])
}

export function canSharePicture(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/** Has a picture ready before it is shown. One that fails is loaded again where it is shown. */
export function preloadPicture(url: string | undefined): void {
  if (url === undefined) return
  const image = new Image()
  image.src = url
  void image.decode().catch(() => undefined)
}

/** Where the card of an ending is, by the picture for its link. */
export function cardAddress(linkImage: string): string {
  return linkImage.replace(/\.png$/, '-card.png')
}

const OWN_DRAWING =
  /^\/pictures\/(?:games\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}|tree\/ornaments\/[a-z0-9-]{1,60})\.svg$/

/** Whether an address is that of a drawing of this site; any other one is never fetched to be drawn. */
export const isOwnDrawing = (address: string): boolean => OWN_DRAWING.test(address)

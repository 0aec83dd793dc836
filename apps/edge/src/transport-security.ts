const ONE_YEAR_S = 31_536_000

/** Tells browsers to use https alone from now on. Nothing where the product itself is opened by http. */
export function transportSecurity({ protocol }: URL): Record<string, string> {
  return protocol === 'https:' ? { 'strict-transport-security': `max-age=${ONE_YEAR_S}` } : {}
}

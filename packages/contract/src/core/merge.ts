type Parts = Record<string, object>

type KeyOfAny<T> = T extends unknown ? keyof T : never
type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never

/** All parts as one object. */
export type Merged<P extends Parts> = {
  [K in keyof Intersection<P[keyof P]>]: Intersection<P[keyof P]>[K]
}

type DeclaredTwice<P extends Parts> = {
  [N in keyof P]: keyof P[N] & KeyOfAny<P[Exclude<keyof P, N>]>
}[keyof P]

type Distinct<P extends Parts> = [DeclaredTwice<P>] extends [never]
  ? unknown
  : { 'declared twice': DeclaredTwice<P> }

/** Merges parts that have no key in common: a key that two of them declare does not compile, and throws. */
export function merge<const P extends Parts>(parts: P & Distinct<P>): Merged<P> {
  const merged: Partial<Merged<P>> = {}
  for (const part of Object.values(parts)) {
    const twice = Object.keys(part).find((key) => Object.hasOwn(merged, key))
    if (twice !== undefined) throw new Error(`${twice} is declared twice`)
    Object.assign(merged, part)
  }
  if (!hasAllOf(merged, parts)) throw new Error('unreachable: every part was assigned')
  return merged
}

function hasAllOf<P extends Parts>(merged: Partial<Merged<P>>, parts: P): merged is Merged<P> {
  return Object.values(parts).every((part) => Object.keys(part).every((key) => key in merged))
}

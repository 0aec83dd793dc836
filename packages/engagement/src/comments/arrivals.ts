/** Which comment takes the focus once it is on the page. */
export type Arrivals = {
  expect: (id: string) => void
  /** True once, for the comment that was expected. */
  take: (id: string) => boolean
}

export function createArrivals(): Arrivals {
  let expected: string | null = null
  return {
    expect: (id) => {
      expected = id
    },
    take: (id) => {
      if (id !== expected) return false
      expected = null
      return true
    },
  }
}

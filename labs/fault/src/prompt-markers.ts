import type { StubRequest } from '@doran/model-stub'

const DIGITS = '가나다라마바사아자차'
const MARKER = /표식([가나다라마바사아자차]{6})/g

/** A word of a story's own that its inputs carry, so that it is known wherever it comes up. */
export function markerOf(index: number): string {
  const digits = String(index).padStart(6, '0')
  return `표식${Array.from(digits, (digit) => DIGITS[Number(digit)] ?? '').join('')}`
}

/** Finds the requests of a story, and what of other stories is in them. */
export function createMarkerSearch(requests: readonly StubRequest[]) {
  const known = new WeakMap<StubRequest, ReadonlySet<string>>()
  const markersIn = (request: StubRequest) => {
    const found = known.get(request) ?? new Set(read(request))
    known.set(request, found)
    return found
  }
  return {
    newestOf: (marker: string) => requests.findLast((request) => markersIn(request).has(marker)),
    requestsOf: (marker: string) => requests.filter((request) => markersIn(request).has(marker)),
    strangersIn: (request: StubRequest, marker: string) =>
      [...markersIn(request)].filter((found) => found !== marker),
  }
}

export type MarkerSearch = ReturnType<typeof createMarkerSearch>

function read({ body }: StubRequest): string[] {
  const text = body.messages.map(({ content }) => content).join('\n')
  return (text.match(MARKER) ?? []).map((found) => found)
}

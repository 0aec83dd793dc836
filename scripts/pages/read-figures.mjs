const CATEGORIES = ['accessibility', 'best-practices', 'seo']

/** What the budgets ask of one Lighthouse report; the categories only where they were asked for. */
export function readFigures({ audits, categories }) {
  const requests = audits['network-requests'].details.items
  const bytesOf = (type) => sum(requests.filter(({ resourceType }) => resourceType === type))
  return {
    score: categories.performance.score,
    fcpMs: audits['first-contentful-paint'].numericValue,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scriptBytes: bytesOf('Script'),
    fontBytes: bytesOf('Font'),
    imageBytes: bytesOf('Image'),
    styleBytes: bytesOf('Stylesheet'),
    totalBytes: sum(requests),
    requests: requests
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ url, resourceType, transferSize }) => ({ url, resourceType, transferSize })),
    categories: Object.fromEntries(
      CATEGORIES.filter((name) => categories[name]).map((name) => [name, categories[name].score]),
    ),
    faults: faultsOf(audits, categories),
  }
}

const sum = (requests) => requests.reduce((total, { transferSize = 0 }) => total + transferSize, 0)

/** What keeps a category below its full score, in Lighthouse's words. */
function faultsOf(audits, categories) {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => ({
        category: name,
        id,
        title: audits[id].title,
        what: firstsOf(audits[id]),
      })),
  )
}

function firstsOf({ details }) {
  return (details?.items ?? [])
    .slice(0, 3)
    .map((item) => item.node?.snippet ?? item.description ?? item.source)
    .filter((what) => typeof what === 'string')
}

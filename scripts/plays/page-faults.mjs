/** Counts what a visitor's pages log as errors, throw, and ask for in vain. */
export function watchPages(context) {
  const seen = { errors: [], requests: [] }
  context.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text())
  })
  context.on('weberror', (thrown) => seen.errors.push(`thrown: ${thrown.error().message}`))
  context.on('response', (answer) => {
    if (answer.status() >= 400) seen.requests.push(`${answer.status()} ${answer.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left, or a prefetch that is not needed any more.
    if (why !== 'net::ERR_ABORTED') seen.requests.push(`${why} ${request.url()}`)
  })
  return {
    /** What came since it was asked last. */
    take: () => ({ errors: seen.errors.splice(0), requests: seen.requests.splice(0) }),
  }
}

/** What is wrong with a page as it stands. */
export async function faultsOf(page) {
  const looks = [tooWide, cutOff, brokenPictures, withoutPortrait, openSlots]
  const found = await Promise.all(looks.map((look) => page.evaluate(look)))
  return found.flat()
}

// The rest runs in the page, where nothing else of this file is known.

function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
    ? [`wider than the window: ${scrollWidth} of ${clientWidth} px`]
    : []
}

/** Words beyond the edges: where a part clips what is too wide, the page itself does not grow. */
function cutOff() {
  const { clientWidth } = document.documentElement
  return [...document.querySelectorAll('main *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isBeyond = left < -1 || right > clientWidth + 1
      return isBeyond && width > 1 && element.checkVisibility()
    })
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ''),
    )
    .filter((element) => {
      for (let around = element; around.tagName !== 'MAIN'; around = around.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false
      return true
    })
    .map(({ textContent }) => `beyond the edge: ${textContent.trim().slice(0, 40)}`)
}

function brokenPictures() {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => `broken picture ${src}`)
}

function withoutPortrait() {
  return [...document.querySelectorAll('[aria-label="곁에 있는 사람"] > li')]
    .filter((person) => !person.querySelector('img'))
    .map(({ innerText }) => `no portrait: ${innerText.trim()}`)
}

function openSlots() {
  const slot = /.{0,12}[{}].{0,12}/.exec(document.querySelector('main').innerText)
  return slot ? [`open slot: ${slot[0]}`] : []
}

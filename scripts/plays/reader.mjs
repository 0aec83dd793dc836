const SCREEN_WITHIN_MS = 20_000

/** Text as it is stored and as it stands on the page, which keeps quotes and particles together, made comparable. */
const bare = (text) => text.replaceAll(/[\s\u2060]+/g, '')

/** The pages of one visitor, by the names a person hears, and what the product says of them. */
export function readerOn(page, origin) {
  const main = page.getByRole('main')
  const choices = page.getByRole('list', { name: '고를 수 있는 길' }).getByRole('button')
  const telling = page.getByRole('region', { name: '이어지는 장면' })
  const endingTitle = ({ title }) => page.getByRole('heading', { name: title, exact: true })

  async function openTheme(id) {
    await page.goto(`${origin}/doran-tales/theme/${id}`)
    await ready(page)
  }

  /** Presses the switch in the page's foot; the whole visit keeps it. */
  async function wear(colors) {
    const label = { dark: '어둡게', light: '밝게' }[colors]
    await page.getByText(label, { exact: true }).filter({ visible: true }).first().click()
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).colorScheme === wanted,
      colors,
    )
  }

  /** Begins a story from a theme's page; its id. */
  async function beginStory() {
    const begin = page.getByRole('button', { name: /읽기 시작|처음부터 다시/ })
    await begin.filter({ visible: true }).first().click()
    // Asked once, of what is rated 15.
    const saysToBe15 = page.getByRole('button', { name: '만 15세 이상이에요' })
    const inPlayer = page.waitForURL(/\/play\/[\w-]+/, { timeout: SCREEN_WITHIN_MS })
    await Promise.race([saysToBe15.click({ timeout: SCREEN_WITHIN_MS }), inPlayer])
    await inPlayer
    await page.getByRole('button', { name: '이야기 메뉴' }).waitFor()
    await ready(page)
    return new URL(page.url()).pathname.split('/').at(-1)
  }

  /** Menu, reading settings, pace: the whole telling at once. */
  async function readAtOnce() {
    await page.getByRole('button', { name: '이야기 메뉴' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '읽기 설정' }).click()
    const settings = page.getByRole('dialog', { name: '읽기 설정' })
    await settings.getByText('한 번에', { exact: true }).click()
    await page.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
  }

  /** Presses a shown choice, or the button that lets the story go on. */
  async function press({ kind, text }) {
    if (kind === 'continue') return page.getByRole('button', { name: '이어 보기' }).click()
    const shown = await choices.evaluateAll((buttons) => buttons.map((each) => each.innerText))
    const at = shown.findIndex((words) => bare(words).includes(bare(text)))
    if (at < 0) throw new Error(`the choice "${text}" is not on the page: ${shown.join(' / ')}`)
    await choices.nth(at).click()
  }

  /** Waits until what was told stands on the page, with the ways on or the ending below it. */
  async function shows({ output, ending }) {
    await telling.waitFor({ state: 'detached', timeout: SCREEN_WITHIN_MS })
    const below = ending ? endingTitle(ending) : choices.first()
    await below.waitFor({ timeout: SCREEN_WITHIN_MS })
    return bare(await main.innerText()).includes(bare(output))
  }

  async function ask(path) {
    const answer = await page.context().request.get(`${origin}/api${path}`)
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
    return answer.json()
  }

  const storyView = (id) => ask(`/v1/tales/session/${id}`)
  const reached = async (themeId) => {
    const { endings } = await ask(`/v1/tales/template/${themeId}/mine`)
    return endings.map(({ key }) => key)
  }

  return {
    page,
    endingTitle,
    endings: page.getByRole('list', { name: '결말 모음' }).getByRole('listitem'),
    endingsHeading: page.getByRole('heading', { name: /^결말 \d+개/ }),
    dice: page.getByRole('listitem').filter({ hasText: /^주사위 \d/ }),
    openTheme,
    wear,
    beginStory,
    readAtOnce,
    press,
    shows,
    storyView,
    reached,
  }
}

/** Waits until the page answers to hands: before that, what is pressed is lost. */
async function ready(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button, main a')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  )
}

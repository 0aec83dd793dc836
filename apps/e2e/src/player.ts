import { expect, type Locator, type Page } from '@playwright/test'

export type Player = ReturnType<typeof playerOn>

/** The player's page, by its accessible names. */
export function playerOn(page: Page) {
  const choices = page.getByRole('list', { name: '고를 수 있는 길' }).getByRole('button')
  const box = page.getByRole('textbox', { name: '직접 쓰기' })
  const live = page.getByRole('region', { name: '이어지는 장면' })
  const scene = (index: number) =>
    page.getByRole('region', {
      name: index === 0 ? '첫 장면' : `${index + 1}번째 장면`,
      exact: true,
    })

  async function open(sessionId: string): Promise<void> {
    await page.goto(`/doran-tales/play/${sessionId}`)
    await expect(page.getByRole('button', { name: '이야기 메뉴' })).toBeVisible()
    await ready(page)
  }

  /** Waits until a turn has been streamed to its end. */
  async function waitForTurn(index: number): Promise<void> {
    await expect(scene(index)).toBeVisible()
    await expect(live).toHaveCount(0)
  }

  async function openMenu(item?: string): Promise<Locator> {
    await ready(page)
    await page.getByRole('button', { name: '이야기 메뉴' }).click()
    const menu = page.getByRole('dialog', { name: '이야기 메뉴' })
    await expect(menu).toBeVisible()
    if (item === undefined) return menu
    await menu.getByRole('button', { name: item }).click()
    const sheet = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(sheet).toHaveCount(1)
    await expect(menu).toHaveCount(0)
    return sheet
  }

  /** Chooses the narrator of the next turn, and closes the sheet. */
  async function choose(narrator: RegExp): Promise<void> {
    const sheet = await openMenu('내레이터')
    await sheet.getByRole('radio', { name: narrator }).check()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }

  return {
    page,
    choices,
    box,
    live,
    scene,
    open,
    waitForTurn,
    openMenu,
    choose,
    notice: page.getByRole('region', { name: 'AI 모델이 함께 써요' }),
    broken: page.getByRole('region', { name: '끊긴 장면' }),
    send: page.getByRole('button', { name: /^보내기/ }),
    stop: page.getByRole('button', { name: '멈추기' }),
    undo: page.getByRole('button', { name: '되돌리기', exact: true }),
    goOn: page.getByRole('button', { name: '이어 보기' }),
    rest: page.getByRole('button', { name: '바로 보기' }),
    toChoices: page.getByRole('button', { name: /^선택지 \d개 보기$/ }),
    ending: page.getByText(/이 이야기의 결말 \d+개 중 \d+개를 만났어요/),
  }
}

/** Waits until the page is hydrated: before that, what is typed or pressed is lost. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button, main a, header a')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  // Effects, and with them the keys, come after the elements are taken over.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  )
}

/** Text as it is stored and as it stands on the page, which keeps quotes and particles together, made comparable. */
export function bare(text: string): string {
  return text.replaceAll(/[\s\u2060]+/g, '')
}

/** The text of an element, without what only screen readers get. */
export async function visibleText(place: Locator): Promise<string> {
  return bare(await place.innerText())
}

import { randomUUID } from 'node:crypto'
import { routes } from '@doran/site/routing'
import type { Page } from '@playwright/test'
import { somePost, writePost } from './community-api'
import { dataDir } from './env'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { MARKUP_PAYLOADS } from './markup-payloads'
import { expectAccessible, expectWell } from './page-checks'
import { DESKTOP, PHONE, operator, person } from './people'
import { ready } from './player'

test(
  'a post is written, voted on, reported, hidden, appealed and shown again',
  LONG,
  async ({ account, baseURL, browser, page }) => {
    test.skip(dataDir() === '', 'roles are granted on the install’s own data')
    test.slow()
    expect(account.nickName).not.toBe('')
    await page.goto(routes.community.path())
    await ready(page)
    await expectWell(page)
    const title = `여러분은 언제 읽나요 ${randomUUID().slice(0, 6)}`
    const address = await write(page, title)
    await expectWell(page)

    const reader = await person(browser, baseURL ?? '', DESKTOP)
    await reader.page.goto(address)
    await ready(reader.page)
    await reader.page.getByRole('radio', { name: '밤' }).check({ force: true })
    await reader.page.getByRole('button', { name: '투표하기' }).click()
    await expect(reader.page.getByText(/^1명 참여/)).toBeVisible()
    await reader.page.getByRole('button', { name: /공감/ }).first().click()
    await comment(reader.page, '저는 낮잠 자기 전에 읽어요.')
    await report(reader.page)

    const moderator = await operator(browser, baseURL ?? '', 'moderator')
    await decide(moderator.page, {
      title,
      tab: null,
      outcome: /^규칙 위반/,
      reason: '광고로 보여요.',
    })
    expect((await reader.page.goto(address))?.status()).toBe(404)
    expect((await reader.page.goto('/admin'))?.status()).toBe(404)

    await page.goto(routes.notification.path())
    await page.getByRole('link', { name: '이의 제기하기' }).click()
    await page.getByRole('textbox', { name: /다시 살펴봐야/ }).fill('광고가 아니라 제 이야기예요.')
    await page.getByRole('button', { name: '이의 제기하기' }).click()
    await expect(page.getByText('광고가 아니라 제 이야기예요.')).toBeVisible()
    await expectWell(page)

    const admin = await operator(browser, baseURL ?? '', 'admin')
    const again = { title, tab: '이의 제기', outcome: /^문제없음/, reason: '이야기가 맞아요.' }
    await decide(admin.page, again)
    expect((await reader.page.goto(address))?.status()).toBe(200)
    await expect(reader.page.getByText('저는 낮잠 자기 전에 읽어요.')).toBeVisible()
    await page.goto(routes.notification.path())
    await expect(page.getByText(/다시 보이게 했어요/)).toBeVisible()
    for (const { context } of [reader, moderator, admin]) await context.close()
  },
)

test('markup in a post, its poll and its comments is shown and never runs', async ({
  account,
  baseURL,
  context,
  page,
}) => {
  test.slow()
  expect(account.nickName).not.toBe('')
  page.on('dialog', () => {
    throw new Error('a script of a post ran')
  })
  const [first = '', second = '', ...options] = MARKUP_PAYLOADS.filter(({ length }) => length <= 40)
  const half = Math.ceil(MARKUP_PAYLOADS.length / 2)
  const parts = [MARKUP_PAYLOADS.slice(0, half), MARKUP_PAYLOADS.slice(half)]
  for (const part of parts) {
    const id = await writePost(context.request, baseURL ?? '', {
      title: first,
      body: part.flatMap((text, at) => blockOf(text, at)),
      poll: { question: second, isMultiple: false, days: 1, options: options.slice(0, 6) },
    })
    await page.goto(`/community/${id}`)
    await ready(page)
    await expectShown(page, [first, second, ...part])
  }
  await page.goto(`${routes.community.path()}?sort=new`)
  await ready(page)
  await expectShown(page, [first])
})

test(
  'markup that was reported is shown to moderators, and never runs',
  LONG,
  async ({ account, baseURL, browser, context }) => {
    test.skip(dataDir() === '', 'roles are granted on the install’s own data')
    test.slow()
    expect(account.nickName).not.toBe('')
    const origin = baseURL ?? ''
    const half = Math.ceil(MARKUP_PAYLOADS.length / 2)
    const reporter = await person(browser, origin, PHONE)
    const moderator = await operator(browser, origin, 'moderator')
    const narrow = await moderator.context.newPage()
    await narrow.setViewportSize(PHONE)
    for (const part of [MARKUP_PAYLOADS.slice(0, half), MARKUP_PAYLOADS.slice(half)]) {
      const [title = '', question = '', ...options] = part.filter(({ length }) => length <= 40)
      const targetId = await writePost(context.request, origin, {
        title,
        body: part.map((text) => ({ type: 'paragraph', spans: [{ text }] })),
        poll: { question, isMultiple: false, days: 1, options: options.slice(0, 6) },
      })
      const data = { targetType: 'post', targetId, reason: 'spam', detail: question }
      const headers = { origin }
      expect((await reporter.context.request.post('/api/v1/report', { headers, data })).ok()).toBe(
        true,
      )
      for (const page of [moderator.page, narrow]) {
        page.on('dialog', () => {
          throw new Error('a script of a report ran')
        })
        await page.goto('/admin')
        await ready(page)
        await expectShown(page, [title])
        await page.getByRole('link', { name: title }).first().click()
        await page.waitForURL(/\/admin\/case/)
        await ready(page)
        await expectShown(page, [title, question, ...part])
      }
    }
    for (const each of [reporter, moderator]) await each.context.close()
  },
)

test('a post of the product is read without an account', async ({ baseURL, page }) => {
  const id = await somePost(baseURL ?? '')
  await page.goto(routes.community.path())
  await ready(page)
  await page.locator(`a[href$="${id}"]`).first().click()
  await page.waitForURL(`**/community/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '둘러앉아 이야기해요' })).toBeVisible()
})

/** A poll of two and a text, by the page's own form; answers the address of the post. */
async function write(page: Page, title: string): Promise<string> {
  await page.getByRole('link', { name: '글쓰기' }).first().click()
  await page.waitForURL(`**${routes.communityWrite.path()}`)
  await ready(page)
  await page.getByRole('radio', { name: '자유' }).check({ force: true })
  await page.getByRole('textbox', { name: '제목' }).fill(title)
  await page.getByRole('textbox', { name: '내용' }).click()
  await page.keyboard.type('저는 잠들기 전에 한 장면씩 읽어요.')
  await page.getByRole('button', { name: /투표/ }).click()
  await page.getByRole('textbox', { name: /물어볼|질문/ }).fill('언제 읽나요?')
  await page.getByRole('textbox', { name: /보기 1/ }).fill('밤')
  await page.getByRole('textbox', { name: /보기 2/ }).fill('낮')
  await page.getByRole('button', { name: '올리기' }).click()
  await page.waitForURL(/\/community\/[0-9a-f-]{36}$/)
  await ready(page)
  return new URL(page.url()).pathname
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /댓글/ }).fill(text)
  await page.getByRole('button', { name: /남기기|올리기|등록/ }).click()
  await expect(page.getByText(text)).toBeVisible()
}

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: '신고' }).first().click()
  await page.getByRole('radio', { name: /광고/ }).check({ force: true })
  await page.getByRole('button', { name: '신고하기' }).click()
  await expect(page.getByText(/알려 주셔서 고마워요/)).toBeVisible()
}

type Choice = { title: string; tab: string | null; outcome: RegExp; reason: string }

async function decide(page: Page, { title, tab, outcome, reason }: Choice): Promise<void> {
  await page.goto('/admin')
  await ready(page)
  if (tab !== null) await page.getByRole('link', { name: tab }).click()
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('radio', { name: outcome }).check({ force: true })
  await page.getByRole('textbox', { name: '이유' }).fill(reason)
  await page.getByRole('button', { name: '결정하기' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '결정하기' }).click()
  await expect(page.locator('main').getByText('결정하고 알렸어요.')).toBeVisible()
}

/** Each payload in turn as one of the blocks that texts can stand in. */
function blockOf(text: string, at: number): object[] {
  const spans = [{ text, ...(at % 2 === 0 && { bold: true }) }]
  const list = { type: 'list', isOrdered: false, items: [{ level: at % 3, spans }] }
  return [[{ type: 'paragraph', spans }], [{ type: 'heading', spans }], [list]][at % 3] ?? []
}

async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  // What operators see comes after the page.
  await expect(page.locator('main')).toContainText(texts.at(-1) ?? '')
  const shown = await page.locator('main').innerText()
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  for (const text of texts) expect(plain(shown)).toContain(plain(text))
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  expect(
    await page
      .locator(
        'main script:not([type="application/ld+json"]), main iframe, main object, main embed',
      )
      .count(),
  ).toBe(0)
}

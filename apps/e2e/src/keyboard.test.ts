import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectFocusShown } from './page-checks'
import { ready } from './player'
import { tabTo } from './tab-to'

test('from the home page to a finished turn by keyboard alone', async ({ page, player }) => {
  await page.goto('/')
  await ready(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문으로 바로 가기' })).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const choice = page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first()
  expect(await tabTo(page, choice, 3)).toBeLessThanOrEqual(3)
  await page.keyboard.press('Enter')
  const onward = page.getByRole('link', { name: '이어서 읽기' })
  await expect(onward).toBeVisible()
  await tabTo(page, onward, 3)
  await page.keyboard.press('Enter')
  await player.waitForTurn(1)
  await ready(page)

  await page.keyboard.press('2')
  await player.waitForTurn(2)
  await tabTo(page, player.box, 40)
  await page.keyboard.type('3')
  await expect(player.box).toHaveValue('3')
  await page.keyboard.press('Shift+Enter')
  await expect(player.box).toHaveValue('3\n')
  await page.keyboard.type('주위를 둘러본다')
  await page.keyboard.press('Enter')
  await player.waitForTurn(3)
  await expect(player.box).toBeFocused()
})

test('sheets open by keyboard, trap focus, close with Esc and restore focus', async ({
  page,
  player,
  stories,
}) => {
  const id = await stories.start({ kind: 'continue', text: '' })
  await player.open(id)
  const menu = page.getByRole('button', { name: '이야기 메뉴' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '이야기 메뉴' })
  await expect(sheet).toBeVisible()
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    await expect(sheet.locator(':focus')).toHaveCount(1)
    await expectFocusShown(page)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: '지난 장면' }).focus()
  await page.keyboard.press('Enter')
  const scenes = page.getByRole('dialog', { name: '지난 장면' })
  await scenes.getByRole('button', { name: /^1/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(scenes).toHaveCount(0)
  await expect(player.scene(0)).toBeFocused()
})

test(
  'an Enter that ends an IME composition sends nothing',
  LONG,
  async ({ context, page, player, stories }) => {
    const id = await stories.start()
    await player.open(id)
    const hands = await context.newCDPSession(page)
    await player.box.focus()
    await hands.send('Input.imeSetComposition', {
      text: '문을 여',
      selectionStart: 4,
      selectionEnd: 4,
    })
    await expect(player.box).toHaveValue('문을 여')
    await hands.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await player.box.evaluate((box) =>
      box.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    )
    await hands.send('Input.insertText', { text: '문을 연다' })
    await expect(player.box).toHaveValue('문을 연다')
    await expect(player.scene(1)).toHaveCount(0)
    expect((await stories.view(id)).session.turnCount).toBe(0)
    await player.box.press('Enter')
    await player.waitForTurn(1)
    expect((await stories.leaf(id)).input?.text).toBe('문을 연다')
  },
)

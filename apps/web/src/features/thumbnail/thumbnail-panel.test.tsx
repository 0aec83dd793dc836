import { ApiError } from '@doran/api-client'
import { aMe, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BOARD_FORMATS, BOARD_GROUNDS } from '../../lib/board-picture/board-formats'
import { SHOP_GROUNDS } from '../../lib/board-picture/shop-grounds'
import { siteAround } from '../../testing/site-around'
import { ThumbnailPanel, type ThumbnailPanelProps } from './thumbnail-panel'

const BOARD: ThumbnailPanelProps['board'] = {
  title: '우리 집 라면',
  rows: [
    { label: 'S', colour: 'red', items: [{ label: '묵은지', picture: null }] },
    { label: 'A', colour: 'blue', items: [] },
  ],
}
const INVENTORY = 'GET /v1/inventory'
const PNG = new Blob(['png'], { type: 'image/png' })

/** What stands on the canvas now: its words and the colours of its boxes. */
let words: string[] = []
let fills: string[] = []
let made: Blob | null = PNG
const downloads: string[] = []

beforeEach(() => {
  words = []
  fills = []
  made = PNG
  downloads.length = 0
  const nothing = () => undefined
  const paint = {
    fillStyle: '',
    clearRect() {
      words = []
      fills = []
    },
    fillText: (text: string) => void words.push(text),
    fill: () => void fills.push(paint.fillStyle),
    createRadialGradient: () => ({ addColorStop: nothing }),
    ...Object.fromEntries(
      'beginPath roundRect fillRect save restore clip drawImage translate scale stroke arc'
        .split(' ')
        .map((name) => [name, nothing]),
    ),
  }
  vi.stubGlobal(
    'Path2D',
    class {
      readonly isFake = true
    },
  )
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  })
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => paint,
  })
  Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
    configurable: true,
    value: (give: (blob: Blob | null) => void) => give(made),
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
})
afterEach(cleanup)

type Around = Parameters<typeof siteAround>[0]

async function open(over: Partial<ThumbnailPanelProps> = {}, around: Around = {}) {
  const onSaved = vi.fn<ThumbnailPanelProps['onSaved']>()
  render(<ThumbnailPanel board={BOARD} name={null} onSaved={onSaved} {...over} />, {
    wrapper: siteAround(around),
  })
  await painted()
  return { onSaved }
}

const button = (name: string) => screen.getByRole('button', { name })
/** What is seen is what was asked for. */
const painted = () => waitFor(() => expect(button('PNG 저장').matches(':disabled')).toBe(false))
const canvas = () => screen.getByRole<HTMLCanvasElement>('img', { name: /썸네일 미리 보기$/ })
const choose = async (role: 'radio' | 'switch', name: string) => {
  fireEvent.click(screen.getByRole(role, { name }))
  await painted()
}
const press = (name: string) => fireEvent.click(button(name))

describe('the picture', () => {
  it('is painted as it will be, and described', async () => {
    await open()
    expect(words).toEqual(
      expect.arrayContaining(['우리 집 라면', 'S', '묵은지', 'A', 'localhost:3000']),
    )
    expect(canvas().getAttribute('aria-label')).toBe('우리 집 라면 썸네일 미리 보기')
  })

  it.each(Object.values(BOARD_FORMATS))('has the size that is chosen: $label', async (format) => {
    await open()
    await choose('radio', format.label)
    expect([canvas().width, canvas().height]).toEqual([format.width, format.height])
    expect(screen.getByText(`${format.width}×${format.height}, ${format.use}`)).toBeDefined()
  })

  it('stands on the ground that is chosen', async () => {
    await open()
    await choose('radio', BOARD_GROUNDS.hanji.label)
    expect(fills[0]).toBe(BOARD_GROUNDS.hanji.back)
  })

  it('leaves out rows without items', async () => {
    await open()
    await choose('switch', '빈 줄 보이기')
    expect(words).not.toContain('A')
  })

  it('has a title of its own, which the board keeps nothing of', async () => {
    await open()
    fireEvent.change(screen.getByRole('textbox', { name: '썸네일 제목' }), {
      target: { value: '겨울 라면' },
    })
    await painted()
    expect(words).toContain('겨울 라면')
    expect(words).not.toContain('우리 집 라면')
    expect(canvas().getAttribute('aria-label')).toBe('겨울 라면 썸네일 미리 보기')
  })
})

describe('the grounds of the rune store', () => {
  const OWNED = {
    items: [{ id: 'i1', sku: 'ground-night', kind: 'ground', isWorn: false, createdAt: '' }],
  }
  const MORE = '룬 상점 배경 더 보기'
  const night = () => screen.findByRole('radio', { name: '밤하늘' })

  it('are read only when a member asks for them, and those of their own are saved', async () => {
    const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], [INVENTORY]: [OWNED] }, [])
    const { onSaved } = await open({}, { isLoggedIn: true, api: client })
    const reads = () => requests.filter(({ key }) => key === INVENTORY).length
    expect([reads(), screen.getAllByRole('radio', { name: /한지/ }).length]).toEqual([0, 1])
    press(MORE)
    fireEvent.click(await night())
    await painted()
    expect(fills[0]).toBe(SHOP_GROUNDS['ground-night'].back)
    expect(reads()).toBe(1)
    expect(screen.getByText('가지고 있어요')).toBeDefined()
    expect(screen.queryByRole('button', { name: MORE })).toBeNull()
    press('PNG 저장')
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('save-picture'))
  })

  it('are looked at with their price, and not saved, where they are not one’s own', async () => {
    const { client, requests } = fakeApi({}, [])
    await open({}, { api: client })
    press(MORE)
    const radio = await night()
    await waitFor(() => expect(document.activeElement?.getAttribute('value')).toBe('ground-hanji'))
    expect(requests).toEqual([])
    expect(radio.getAttribute('aria-describedby')).not.toBeNull()
    fireEvent.click(radio)
    await waitFor(() => expect(fills[0]).toBe(SHOP_GROUNDS['ground-night'].back))
    expect(screen.getByRole('status').textContent).toContain('밤하늘 배경 미리 보기예요.')
    expect(screen.queryByRole('button', { name: 'PNG 저장' })).toBeNull()
    expect(screen.getByRole('link', { name: '룬 상점에서 보기' }).getAttribute('href')).toBe(
      '/rune/store#ground-night',
    )
    press('미리 보기 끝내기')
    await painted()
    expect(fills[0]).toBe(BOARD_GROUNDS.charcoal.back)
  })

  it('can be looked at where nobody knows whose they are, and asked about again', async () => {
    const lost = new ApiError({ code: 'NOT_ALLOWED', status: 403, message: '' })
    const replies = { 'GET /v1/user/me': [aMe()], [INVENTORY]: [lost, OWNED] }
    await open({}, { isLoggedIn: true, api: fakeApi(replies, []).client })
    press(MORE)
    expect(await screen.findByText(/가진 배경을 불러오지 못했어요/)).toBeDefined()
    press('다시 시도')
    expect(await screen.findByText('가지고 있어요')).toBeDefined()
  })
})

describe('below it', () => {
  it('stands a nickname only where its owner wants it', async () => {
    await open({ name: '모닥불' })
    expect(words).not.toContain('모닥불')
    await choose('switch', '닉네임 넣기')
    expect(words).toContain('모닥불')
  })

  it('has no room for one where there is none, or a note instead', async () => {
    await open()
    expect(screen.queryByRole('switch', { name: '닉네임 넣기' })).toBeNull()
    cleanup()
    await open({ name: '모닥불', note: '42개의 표' })
    expect(screen.queryByRole('switch', { name: '닉네임 넣기' })).toBeNull()
    expect(words).toContain('42개의 표')
  })
})

describe('the picture is', () => {
  it('saved under its title and its size', async () => {
    const { onSaved } = await open()
    press('PNG 저장')
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('save-picture'))
    expect(downloads).toEqual(['우리 집 라면 1280x720.png'])
  })

  it('copied', async () => {
    const write = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { write } })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly isFake = true
      },
    )
    const { onSaved } = await open()
    press('복사')
    // Safari copies within the press alone.
    expect(write).toHaveBeenCalledOnce()
    expect(await screen.findByText('이미지를 복사했어요.')).toBeDefined()
    expect(onSaved).toHaveBeenCalledExactlyOnceWith('copy')
  })

  it('handed to the device, or saved where that takes no files', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { share, canShare: () => true })
    const { onSaved } = await open()
    press('공유하기')
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('device'))
    expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('우리 집 라면 1280x720.png')
    vi.stubGlobal('navigator', { share })
    press('공유하기')
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith('save-picture'))
    expect([share.mock.calls.length, downloads.length]).toEqual([1, 1])
  })

  it('not spoken of where the person closes what it is shared by', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'))
    vi.stubGlobal('navigator', { share, canShare: () => true })
    const { onSaved } = await open()
    press('공유하기')
    await waitFor(() => expect(button('PNG 저장').getAttribute('aria-busy')).toBeNull())
    expect(onSaved).not.toHaveBeenCalled()
    expect(screen.queryByText(/이미지를 만들지 못했어요/)).toBeNull()
  })

  it('said not to have been made', async () => {
    made = null
    const { onSaved } = await open()
    press('PNG 저장')
    expect(await screen.findByText('이미지를 만들지 못했어요. 다시 시도해 주세요.')).toBeDefined()
    expect(onSaved).not.toHaveBeenCalled()
    await painted()
  })
})

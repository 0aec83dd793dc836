import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSite, press, refusal } from '../testing/open-site.fake.js'
import { ShareButton } from './share-button.js'

afterEach(cleanup)

const url = 'http://localhost:3000/games/detail?id=g1&play=abc'

type Device = { share?: (data: ShareData) => Promise<void>; writeText?: () => Promise<void> }

function open(device: Device, onBeforeShare?: () => Promise<void>) {
  const { share, writeText = () => Promise.reject(new Error('no clipboard')) } = device
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } })
  const onShared = vi.fn<(way: 'device' | 'copy') => void>()
  openSite(
    <ShareButton
      title="나는 어떤 불빛일까"
      text="등대래요"
      url={url}
      onBeforeShare={onBeforeShare}
      onShared={onShared}
    />,
  )
  return onShared
}

describe('sharing', () => {
  it('is the device’s where it has a sheet', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    const onShared = open({ share })
    press('공유하기')
    await waitFor(() => expect(onShared).toHaveBeenCalledExactlyOnceWith('device'))
    expect(share).toHaveBeenCalledWith({ title: '나는 어떤 불빛일까', text: '등대래요', url })
  })

  it('counts as none where the sheet is closed', async () => {
    const closed = new DOMException('closed', 'AbortError')
    const writeText = vi.fn(() => Promise.resolve())
    const share = vi.fn<() => Promise<void>>().mockRejectedValue(closed)
    const onShared = open({ share, writeText })
    press('공유하기')
    await waitFor(() => expect(share).toHaveBeenCalled())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '공유하기' }).ariaBusy).not.toBe('true'),
    )
    expect(onShared).not.toHaveBeenCalled()
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the address elsewhere, and where the sheet does not open', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    const onShared = open({ share, writeText })
    press('공유하기')
    await screen.findByText('주소를 복사했어요.')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
    expect(onShared).toHaveBeenCalledExactlyOnceWith('copy')
  })

  it('shows the address where nothing works', async () => {
    const onShared = open({})
    press('공유하기')
    await screen.findByText(`주소를 복사하지 못했어요. ${url}`)
    expect(onShared).not.toHaveBeenCalled()
  })

  it('waits for what has to be done first, and shares nothing where that fails', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const before = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(refusal('NOT_ALLOWED', 403, '공개하지 못했어요.'))
      .mockResolvedValueOnce()
    open({ writeText }, before)
    press('공유하기')
    await screen.findByText('공개하지 못했어요.')
    expect(writeText).not.toHaveBeenCalled()
    press('공유하기')
    await screen.findByText('주소를 복사했어요.')
    expect(before).toHaveBeenCalledTimes(2)
  })
})

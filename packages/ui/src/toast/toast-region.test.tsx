import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createToaster } from './create-toaster.js'
import type { ToastQueue } from './toast-queue.js'
import { ToastRegion } from './toast-region.js'
import { type LoadToastPanel, useToastPanel } from './use-toast-panel.js'

// The panel comes with the first toast; reading its module may take longer than a test waits.
beforeAll(async () => {
  await import('./toast-panel.js')
})

describe('ToastRegion', () => {
  it('draws nothing on the server and before the first toast', async () => {
    const toaster = createToaster()
    expect(renderToString(<ToastRegion toaster={toaster} />)).toBe('')
    render(<ToastRegion toaster={toaster} />)
    expect(screen.queryByRole('region')).toBeNull()
    act(() => void toaster.show({ message: '저장했어요.' }))
    expect(await screen.findByRole('region', { name: '알림' })).toBeTruthy()
  })
})

describe('useToastPanel', () => {
  const Panel = () => '패널'
  function Probe({ queue, load }: { queue: ToastQueue; load: LoadToastPanel }) {
    const Loaded = useToastPanel(queue, load)
    return Loaded && <Loaded queue={queue} onHide={() => undefined} />
  }
  const one: ToastQueue = [{ id: 'a', message: '가' }]
  const offline = () => Promise.reject(new Error('offline'))

  it('fetches the panel at the first act, once', () => {
    const load = vi.fn<LoadToastPanel>(async () => Panel)
    render(<Probe queue={[]} load={load} />)
    expect(load).not.toHaveBeenCalled()
    dispatchEvent(new Event('pointerdown'))
    dispatchEvent(new Event('pointerdown'))
    expect(load).toHaveBeenCalledOnce()
  })
  it('tries a failed load again with the next toast', async () => {
    const load = vi.fn<LoadToastPanel>(async () => Panel).mockImplementationOnce(offline)
    const { rerender } = render(<Probe queue={one} load={load} />)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    rerender(<Probe queue={[...one, { id: 'b', message: '나' }]} load={load} />)
    expect(await screen.findByText('패널')).toBeTruthy()
  })
  it('tries a failed load again when the connection is back', async () => {
    const load = vi.fn<LoadToastPanel>(async () => Panel).mockImplementationOnce(offline)
    render(<Probe queue={one} load={load} />)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('패널')).toBeTruthy()
  })
})

import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLazyComponent } from './use-lazy-component.js'

afterEach(cleanup)

const Panel = ({ name }: { name: string }) => <p>{name}</p>

function Page({ trigger, load }: { trigger: unknown; load: () => Promise<typeof Panel> }) {
  const Loaded = useLazyComponent(trigger, load)
  return Loaded ? <Loaded name="왔어요" /> : <p>아직이에요</p>
}

it('loads with the first trigger, once, and keeps the component', async () => {
  const load = vi.fn(() => Promise.resolve(Panel))
  const { container, rerender } = render(<Page trigger={null} load={load} />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender(<Page trigger={1} load={load} />))
  expect(container.textContent).toBe('왔어요')
  await act(async () => rerender(<Page trigger={null} load={load} />))
  expect(container.textContent).toBe('왔어요')
  expect(load).toHaveBeenCalledOnce()
})

it('breaks nothing when the code fails to load, and tries again with the next trigger', async () => {
  const load = vi.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new Error('offline'))
  const { container, rerender } = render(<Page trigger={1} load={load} />)
  await act(async () => undefined)
  expect(container.textContent).toBe('아직이에요')
  await act(async () => rerender(<Page trigger={2} load={load} />))
  expect(container.textContent).toBe('왔어요')
})

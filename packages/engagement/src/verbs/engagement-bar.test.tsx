import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ENGAGEMENT, anEngagement, button, openSite, press } from '../testing/open-site.fake.js'
import { EngagementBar } from './engagement-bar.js'

afterEach(cleanup)

const LIKE = 'POST /v1/like/{targetType}/{targetId}'
const SAVE = 'POST /v1/save/{targetType}/{targetId}'
const bar = (
  <EngagementBar
    target={{ type: 'theme', id: 't1' }}
    share={{ title: '밀실 도서관', path: '/doran-tales/theme/t1' }}
  />
)

it('reads how the thing stands once for all its buttons', async () => {
  const { inputsOf } = openSite(bar, { [ENGAGEMENT]: [anEngagement({ likes: 5, isSaved: true })] })
  await screen.findByText('5')
  expect(button('저장').getAttribute('aria-pressed')).toBe('true')
  expect(inputsOf(ENGAGEMENT)).toHaveLength(1)
  expect(inputsOf(ENGAGEMENT)[0]).toMatchObject({ params: { targetType: 'theme', targetId: 't1' } })
})

it('lets one verb’s answer not undo what another one is about', async () => {
  const saving = Promise.withResolvers<unknown>()
  openSite(bar, {
    [ENGAGEMENT]: [anEngagement({ likes: 5 })],
    [SAVE]: [saving.promise],
    [LIKE]: [anEngagement({ likes: 6, isLiked: true })],
  })
  await screen.findByText('5')
  press('저장')
  await waitFor(() => expect(button('저장').getAttribute('aria-pressed')).toBe('true'))
  press(/^좋아요/)
  await screen.findByText('6')
  expect(button('저장').getAttribute('aria-pressed')).toBe('true')
  saving.resolve(anEngagement({ isSaved: true }))
  await screen.findByText('저장했어요.')
  expect(button(/^좋아요/).textContent).toBe('좋아요6')
})

it('shares the page by its whole address', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openSite(bar, { [ENGAGEMENT]: [anEngagement()] })
  press('공유하기')
  await screen.findByText('주소를 복사했어요.')
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/doran-tales/theme/t1')
})

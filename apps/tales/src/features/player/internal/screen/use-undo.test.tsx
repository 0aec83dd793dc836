import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { aView, fakeApi } from '@doran/site/testing'
import { createStoryReader } from '@doran/story-reader'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { LEAF, ROOT } from '../testing/open-panel.fake'
import { useUndo } from './use-undo'

afterEach(cleanup)

const UNDO = 'DELETE /v1/tales/session/{sessionUuid}/turn/last'
const WALK = 'POST /v1/tales/session/{sessionUuid}/leaf'
const READ = 'GET /v1/tales/session/{sessionUuid}'

test('offers to bring the turn back until the story stands elsewhere', async () => {
  const at = (leafTurnId: string) => {
    const view = aView({ turns: [LEAF, ROOT] })
    return { ...view, session: { ...view.session, leafTurnId, turnCount: 1 } }
  }
  const elsewhere = { ...at('other'), turns: [{ ...LEAF, id: 'other' }, ROOT] }
  const { client } = fakeApi({ [UNDO]: [undefined], [WALK]: [elsewhere], [READ]: [elsewhere] }, [])
  const reader = createStoryReader({
    api: client,
    view: at('leaf'),
    newId: () => 'client-turn',
    pace: () => 'normal',
  })
  const { result } = renderHook(() => useUndo(reader), { wrapper: siteAround({ api: client }) })

  act(() => result.current())
  await screen.findByRole('button', { name: '되돌리기 취소' })
  await act(() => reader.walkTo('other'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '되돌리기 취소' })).toBeNull())
})

import { BLOCKED_COPY } from '@doran/contract/errors'
import { aTurn, aView, fakeApi } from '@doran/site/testing'
import { createStoryReader, type ReaderPhase, type ReaderState } from '@doran/story-reader'
import { openReader } from '@doran/story-reader/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { StoryColumn } from './story-column'

afterEach(cleanup)

const CHOICES = ['묻는다', '살핀다', '기다린다'].map((label) => ({ id: label, label }))

function show(phase: ReaderPhase) {
  const root = aTurn({ id: 'root', parentId: null, index: 0, input: null, choices: CHOICES })
  const view = aView({ turns: [root] })
  const reader = createStoryReader({
    api: fakeApi({}, []).client,
    view,
    newId: () => 'c',
    pace: () => 'normal',
  })
  const state: ReaderState = { ...openReader(view), phase }
  render(
    <StoryColumn
      state={state}
      reader={reader}
      onChoose={() => {}}
      onUndo={() => {}}
      onOpen={() => {}}
    />,
    { wrapper: siteAround() },
  )
  return () => screen.queryByRole('list', { name: '고를 수 있는 길' })
}

test('the ways on stand below the last turn', () => {
  expect(show({ name: 'idle' })()).toBeTruthy()
})

test('beside the care card nothing asks for a choice', () => {
  const turn = aTurn({ status: 'blocked', halt: 'care' })
  const choices = show({ name: 'blocked', turn })
  expect(screen.getByText(BLOCKED_COPY.care)).toBeTruthy()
  expect(choices()).toBeNull()
})

test('where an input was only refused the choices stay', () => {
  const turn = aTurn({ status: 'blocked', halt: 'rating' })
  expect(show({ name: 'blocked', turn })()).toBeTruthy()
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPlay } from '../a-play.fake'
import { formatNames } from './formats'
import { ResultImage } from './result-image'

afterEach(cleanup)

it.each(formatNames)('invites whoever sees it, and says where: %s', (format) => {
  const { game, card } = aPlay()
  const { container } = render(
    <ResultImage
      format={format}
      gameTitle={game.title}
      card={card}
      art={null}
      podium={[]}
      playerName="불씨"
      host="doran.example"
    />,
  )
  const words = container.textContent ?? ''
  for (const word of ['나도 해 보기', 'doran.example', '불씨', '모닥불'])
    expect(words).toContain(word)
})

import type { Turn, TurnEvent } from '@doran/contract'
import type { Route } from '@playwright/test'

const OUTPUT = '복도 끝에서 촛불 하나가 흔들린다. 발소리는 아직 멀다.'

/** Answers a turn as the API does when generating breaks off after the first sentences. */
export function failTurn(leaf: Turn) {
  return async (route: Route): Promise<void> => {
    const turn: Turn = {
      ...leaf,
      id: '019a5c3e-0000-7000-8000-000000000001',
      parentId: leaf.id,
      index: leaf.index + 1,
      input: { kind: 'choice', text: leaf.choices[0]?.label ?? '' },
      output: '',
      choices: [],
      gauges: [],
      remembered: [],
      status: 'streaming',
      halt: null,
    }
    const events: TurnEvent[] = [
      { type: 'start', turn, gems: null },
      { type: 'delta', offset: 0, text: OUTPUT },
      {
        type: 'settled',
        turn: { ...turn, output: OUTPUT, status: 'failed', halt: 'broken' },
        gems: null,
      },
    ]
    await route.fulfill({
      contentType: 'text/event-stream',
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    })
  }
}

'use client'

import { useState } from 'react'
import { YEAREND, YEAR_SOURCES, type YearSource } from '@doran/contract/limits'
import { numberLabel } from '@doran/site/core'
import { Button, SettingList, SettingRow, Switch } from '@doran/ui'
import { SOURCE_WORDS } from '../year-words'

type SourceSwitchesProps = {
  counts: Record<YearSource, number>
  /** Nothing is in a book that was not turned on: at first they are off. */
  initial: readonly YearSource[]
  isBusy: boolean
  label: string
  onMake: (sources: YearSource[]) => void
}

export function SourceSwitches({ counts, initial, isBusy, label, onMake }: SourceSwitchesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<YearSource>>(() => new Set(initial))
  const sources = YEAR_SOURCES.filter((source) => chosen.has(source))
  const isAll = sources.length === YEAR_SOURCES.length
  const much = sources.reduce((sum, source) => sum + counts[source], 0)
  const turn = (source: YearSource, isOn: boolean) =>
    setChosen(
      (before) =>
        new Set(YEAR_SOURCES.filter((each) => (each === source ? isOn : before.has(each)))),
    )
  return (
    <div className="mt-6">
      <SettingList label="책에 담을 것">
        <SettingRow
          label="모두 담기"
          description="켠 것만 읽어요. 책은 나눌 때까지 나만 볼 수 있어요."
          control={
            <Switch
              label="모두 담기"
              isLabelHidden
              isOn={isAll}
              onChange={(isOn) => setChosen(new Set(isOn ? YEAR_SOURCES : []))}
            />
          }
        />
        {YEAR_SOURCES.map((source) => {
          const { label: name, description, unit } = SOURCE_WORDS[source]
          return (
            <SettingRow
              key={source}
              label={name}
              value={`${numberLabel(counts[source])}${unit}`}
              description={description}
              control={
                <Switch
                  label={name}
                  isLabelHidden
                  isOn={chosen.has(source)}
                  onChange={(isOn) => turn(source, isOn)}
                />
              }
            />
          )
        })}
      </SettingList>
      <p className="prose-ko mt-3 text-sm text-text-2">
        1월부터 11월까지의 기록을 담아요. 12월은 해가 끝날 때 더해져요.
      </p>
      <p role="status" className="prose-ko mt-1 min-h-6 text-sm text-text-2">
        {sources.length > 0 && much < YEAREND.thinBelow
          ? '아직 얇은 책이에요. 그래도 첫 장은 있어요.'
          : ''}
      </p>
      <Button
        size="large"
        className="mt-2 max-sm:w-full"
        isBusy={isBusy}
        disabled={sources.length === 0}
        onClick={() => onMake(sources)}
      >
        {label}
      </Button>
      {sources.length === 0 && (
        <p className="mt-2 text-sm text-text-3">담을 것을 하나 이상 켜 주세요.</p>
      )}
    </div>
  )
}

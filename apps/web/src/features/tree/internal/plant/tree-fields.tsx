import { useState } from 'react'
import type { FieldErrors } from '@doran/forms'
import { TREE_GROUNDS, TREE_LOOKS } from '@doran/contract/limits'
import { TREE_LENGTHS } from '@doran/contract/tree/limits'
import { DateField, RadioGroup, SettingList, SettingRow, Switch, TextField } from '@doran/ui'
import { PictureRadios } from '../picture-radios'
import { openingDay } from '../tree-days'
import { groundPicture, lookPicture } from '../tree-pictures'
import { GROUND_NAMES, LOOK_NAMES, WRITER_OPTIONS } from '../tree-words'
import {
  openingChoiceOf,
  openingDayOf,
  type OpeningChoice,
  type SETTING_NAMES,
  type TreeSettings,
} from './tree-settings'

export type TreeFieldsProps = {
  settings: TreeSettings
  onChange: (change: Partial<TreeSettings>) => void
  fields: FieldErrors<(typeof SETTING_NAMES)[number]>
  now: Date
  /** Why the opening day stays as it is. */
  dayIsKept?: string | undefined
}

const LOOKS = TREE_LOOKS.map((value) => ({
  value,
  label: LOOK_NAMES[value],
  src: lookPicture(value),
}))
const GROUNDS = TREE_GROUNDS.map((value) => ({
  value,
  label: GROUND_NAMES[value],
  src: groundPicture(value),
}))

/** What a tree is like, for planting it and for changing it later. */
export function TreeFields({ settings, onChange, fields, now, dayIsKept }: TreeFieldsProps) {
  return (
    <>
      <TextField
        label="나무 이름"
        name="name"
        hint={`링크를 받은 사람에게 보여요. ${TREE_LENGTHS.treeName}자까지 쓸 수 있어요.`}
        autoComplete="off"
        value={settings.name}
        error={fields.errorOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <PictureRadios
        legend="나무"
        options={LOOKS}
        value={settings.look}
        onChange={(look) => onChange({ look })}
        columns="grid-cols-2 sm:grid-cols-4"
        shape="aspect-4/5 w-24 max-w-full"
      />
      <PictureRadios
        legend="배경"
        options={GROUNDS}
        value={settings.ground}
        onChange={(ground) => onChange({ ground })}
        columns="grid-cols-2 sm:grid-cols-4"
        shape="aspect-4/5 w-24 max-w-full rounded-small object-cover object-[50%_83%]"
      />
      {dayIsKept === undefined ? (
        <OpeningFields settings={settings} onChange={onChange} fields={fields} now={now} />
      ) : (
        <div>
          <p className="text-sm font-semibold text-text-2">여는 날</p>
          <p className="mt-2">{openingDay(settings.opensOn, now)}</p>
          <p className="prose-ko mt-1 text-sm text-text-3">{dayIsKept}</p>
        </div>
      )}
      <RadioGroup
        label="편지를 쓸 수 있는 사람"
        options={WRITER_OPTIONS}
        value={settings.writers}
        onChange={(writers) => onChange({ writers })}
      />
      <SettingList label="놀러 온 사람에게" level={3}>
        <SettingRow
          label="편지 수 보여 주기"
          control={
            <Switch
              label="편지 수 보여 주기"
              isLabelHidden
              isOn={settings.showCount}
              onChange={(showCount) => onChange({ showCount })}
            />
          }
        />
        <SettingRow
          label="걸린 장식 보여 주기"
          description="이름과 편지는 나만 볼 수 있어요."
          control={
            <Switch
              label="걸린 장식 보여 주기"
              isLabelHidden
              isOn={settings.showOrnaments}
              onChange={(showOrnaments) => onChange({ showOrnaments })}
            />
          }
        />
      </SettingList>
    </>
  )
}

function OpeningFields({ settings, onChange, fields, now }: Omit<TreeFieldsProps, 'dayIsKept'>) {
  const [choice, setChoice] = useState<OpeningChoice>(() => openingChoiceOf(settings.opensOn, now))
  const shown = choice === 'own' ? choice : openingChoiceOf(settings.opensOn, now)
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="여는 날"
        hint="그날 0시에 모든 편지가 한꺼번에 열려요."
        options={[
          { value: 'christmas', label: '크리스마스', description: dayWords('christmas', now) },
          { value: 'new-year', label: '새해', description: dayWords('new-year', now) },
          { value: 'own', label: '직접 고르기', description: '생일이나 기다리는 날' },
        ]}
        value={shown}
        onChange={(next) => {
          setChoice(next)
          onChange({ opensOn: openingDayOf(next, now) })
        }}
      />
      {shown === 'own' && (
        <DateField
          label="날짜"
          name="opensOn"
          hint="내일부터 400일 안에서 고를 수 있어요."
          value={settings.opensOn}
          error={fields.errorOf('opensOn')}
          onChange={(opensOn) => onChange({ opensOn })}
        />
      )}
    </div>
  )
}

function dayWords(choice: OpeningChoice, now: Date): string {
  return openingDay(openingDayOf(choice, now), now)
}

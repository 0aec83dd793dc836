import type { PersonaFields } from '@doran/contract'
import { ChoiceRow, Segmented, TextArea, TextField } from '@doran/ui'
import { AGE_BANDS, AGE_LABELS } from '../../../lib/persona-words'
import { lengthOf } from './persona-fields'
import type { PersonaEdit } from './use-persona-edit'

const AGES = AGE_BANDS.map((value) => ({ value, label: AGE_LABELS[value] }))

const AREAS = [
  { key: 'look', label: '겉모습', placeholder: '예: 짧은 머리에 낡은 코트' },
  { key: 'personality', label: '성격', placeholder: '예: 조용하지만 할 말은 하는 사람' },
  { key: 'speech', label: '말투', placeholder: '예: 존댓말, 천천히 또박또박' },
  { key: 'likes', label: '좋아하는 것', placeholder: '예: 고양이, 비 오는 날' },
] as const

/** Told to the narrator in every scene that a model writes; what was written beforehand stays as it is. */
const BOUNDS =
  '이야기에서 만나고 싶지 않은 내용이에요. AI가 장면을 쓸 때마다 꼭 전해요. 미리 쓴 이야기는 바꿀 수 없어서, 겹치는 내용이 있으면 시작하기 전에 알려 드려요.'

/** All that one may say of who one is in stories. */
export function PersonaForm({ fields, errors, type }: PersonaEdit) {
  return (
    <>
      <TextField
        label="이름"
        hint={`이야기에서 쓰는 이름이에요. ${lengthOf('name')}자까지 쓸 수 있어요.`}
        autoComplete="off"
        value={fields.name}
        error={errors.errorOf('name')}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <TextField
        label="이름 대신 부르는 말"
        hint={`예: 그, 그녀, 그 사람. ${lengthOf('pronoun')}자까지 쓸 수 있어요.`}
        autoComplete="off"
        value={fields.pronoun}
        error={errors.errorOf('pronoun')}
        onChange={(event) => type({ pronoun: event.currentTarget.value })}
      />
      <ChoiceRow label="나이대">
        <Segmented
          legend="나이대"
          options={AGES}
          value={fields.ageBand}
          onChange={(ageBand) => type({ ageBand })}
        />
      </ChoiceRow>
      {AREAS.map(({ key, label, placeholder }) => (
        <TextArea
          key={key}
          label={label}
          placeholder={placeholder}
          rows={2}
          limit={lengthOf(key)}
          value={fields[key]}
          error={errors.errorOf(key)}
          onChange={(event) => type(changeOf(key, event.currentTarget.value))}
        />
      ))}
      <TextArea
        label="이건 싫어요"
        placeholder="예: 벌레, 크게 다치는 장면"
        hint={BOUNDS}
        rows={2}
        limit={lengthOf('bounds')}
        value={fields.bounds}
        error={errors.errorOf('bounds')}
        onChange={(event) => type({ bounds: event.currentTarget.value })}
      />
    </>
  )
}

function changeOf(key: (typeof AREAS)[number]['key'], text: string): Partial<PersonaFields> {
  return { [key]: text }
}

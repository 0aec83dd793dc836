'use client'

import { useState } from 'react'
import {
  Checkbox,
  Chip,
  ChipGroup,
  ChipLink,
  ChoiceRow,
  RadioGroup,
  Segmented,
  Switch,
} from '@doran/ui'
import { Row, Specimen } from './specimen'

const genres = ['판타지', '추리', '로맨스', '무협', '공포', '일상', '역사', '우주'] as const

const lifetimes = [
  { value: 'short', label: '2시간', description: '친구 휴대폰에서 잠깐 쓸 때 좋아요.' },
  { value: 'today', label: '오늘 자정까지', description: '밤 12시에 저절로 로그아웃돼요.' },
] as const

const genders = [
  { value: 'none', label: '선택 안 함' },
  { value: 'female', label: '여성' },
  { value: 'male', label: '남성' },
  { value: 'other', label: '지금은 고를 수 없어요', isDisabled: true },
] as const

const paces = [
  { value: 'slow', label: '천천히' },
  { value: 'normal', label: '보통' },
  { value: 'fast', label: '빠르게' },
] as const

export function ChoicesSection() {
  const [picked, setPicked] = useState<readonly string[]>(['추리'])
  const [pace, setPace] = useState<(typeof paces)[number]['value']>('normal')
  const [isOn, setIsOn] = useState(true)
  const toggle = (genre: string) =>
    setPicked(picked.includes(genre) ? picked.filter((one) => one !== genre) : [...picked, genre])
  return (
    <>
      <Specimen name="Checkbox">
        <div>
          <Checkbox mark="required" label="만 14세 이상이에요" defaultChecked />
          <Checkbox
            mark="required"
            label={
              <>
                <a href="#choices" className="underline underline-offset-4">
                  이용약관
                </a>
                을 읽었고 동의해요
              </>
            }
            error="동의해야 가입할 수 있어요."
          />
          <Checkbox mark="optional" label="소식과 혜택 받기" hint="언제든 끌 수 있어요." />
          <Checkbox label="지금은 바꿀 수 없어요" defaultChecked disabled />
        </div>
      </Specimen>
      <Specimen name="RadioGroup · rows">
        <RadioGroup
          label="성별"
          options={genders}
          defaultValue="none"
          hint="입력하지 않아도 돼요."
        />
      </Specimen>
      <Specimen name="RadioGroup · cards" isWide>
        <RadioGroup look="cards" label="얼마나 쓸까요?" options={lifetimes} defaultValue="short" />
        <RadioGroup
          look="cards"
          label="얼마나 쓸까요?"
          options={lifetimes}
          error="하나를 선택해 주세요."
        />
      </Specimen>
      <Specimen name="RadioGroup · grid">
        <RadioGroup look="grid" label="성별" options={genders} defaultValue="none" />
      </Specimen>
      <Specimen name="Chip · ChipGroup · ChipLink">
        <ChipGroup label="장르">
          {genres.map((genre) => (
            <Chip key={genre} isSelected={picked.includes(genre)} onClick={() => toggle(genre)}>
              {genre}
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup label="순서">
          <ChipLink href="#choices" isSelected>
            요즘 많이 읽는
          </ChipLink>
          <ChipLink href="#choices">새로 온</ChipLink>
        </ChipGroup>
      </Specimen>
      <Specimen name="Segmented">
        <Segmented legend="빠르기" options={paces} value={pace} onChange={setPace} />
      </Specimen>
      <Specimen name="ChoiceRow">
        <ChoiceRow label="읽는 빠르기" hint="이 기기에만 적용돼요.">
          <Segmented legend="읽는 빠르기" options={paces} value={pace} onChange={setPace} />
        </ChoiceRow>
      </Specimen>
      <Specimen name="Switch">
        <Row>
          <Switch label="소식 받기" isOn={isOn} onChange={setIsOn} />
          <Switch label="소식 받기" isLabelHidden isOn={!isOn} onChange={(is) => setIsOn(!is)} />
        </Row>
      </Specimen>
    </>
  )
}

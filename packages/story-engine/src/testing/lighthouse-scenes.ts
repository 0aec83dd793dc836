import { Scene } from '../scene-schema.js'

export const yard = Scene.parse({
  id: 'yard',
  act: '기',
  title: '등대 앞마당',
  words: { 불: ['불빛', '등불'], 발자국: ['자국'], 문: ['철문'], 등대: [] },
  enter: '해준이 꺼진 등대 앞에서 비를 맞고 서 있었다. 진흙 위로 발자국이 문까지 이어졌다.',
  again: '앞마당의 빗줄기는 더 굵어져 있었다. 해준은 아까 그 자리였다.',
  moves: [
    {
      id: 'ask-light',
      label: '불이 왜 꺼졌는지 해준에게 묻는다',
      hears: { intent: ['ask', 'persuade'], about: ['불', '해준'] },
      text: '“기름이 떨어졌소.” 해준의 대답은 짧았다. 기름통은 그의 발치에서 찰랑거리고 있었다.',
      sets: ['단서+1', '관계.해준-1'],
      remember: { key: '짧은대답', as: '기름이 떨어졌다던 해준의 짧은 대답' },
    },
    {
      id: 'look-prints',
      label: '진흙에 남은 발자국을 살핀다',
      hears: { intent: ['look', 'search'], about: ['발자국'] },
      text: '발자국은 맨발이었다. 들어간 자국만 있고 나온 자국은 없었다.',
      sets: ['맨발', '단서+1'],
      remember: { key: '맨발', as: '나온 흔적이 없던 맨발 자국' },
    },
    {
      id: 'enter',
      label: '등대의 철문을 열고 들어간다',
      hears: { intent: ['move', 'use'], about: ['문', '등대'] },
      text: '철문은 잠겨 있지 않았다. 어깨로 밀자 짠 냄새가 먼저 나왔다.',
      to: 'stairs',
    },
  ],
  others: {
    talk: [
      { when: ['관계.해준<0'], text: '해준은 못 들은 척 모자챙만 내렸다.' },
      { text: '해준은 고개를 끄덕였지만 눈은 꺼진 등대에 가 있었다.' },
    ],
    look: '마당에는 빈 기름통과 젖은 밧줄뿐이었다. 파도 소리가 돌담을 넘어왔다.',
    move: '마당 끝은 낭떠러지였다. 한 바퀴를 돌아 다시 철문 앞이었다.',
    risk: '해준이 손을 들어 막았다. “여기서 힘쓸 일은 없소.”',
    strange: '빗소리가 모든 것을 덮었다. 해준만 이쪽을 한 번 돌아보았다.',
  },
  drift: [
    { text: '빗줄기 사이로 종소리가 한 번 울렸다. 해준의 어깨가 굳었다.' },
    { text: '해준이 주머니에서 무언가를 꺼내려다 도로 넣었다.', sets: ['주머니'] },
  ],
  patience: 5,
  press: { text: '등대 안에서 유리가 깨졌다. 생각할 틈 없이 발이 먼저 움직였다.', to: 'stairs' },
})

export const stairs = Scene.parse({
  id: 'stairs',
  act: '승',
  title: '부서진 계단',
  words: { 계단: ['층계'], 상자: ['나무상자', '궤짝'], 난간: [], 천장: [] },
  enter: [
    {
      when: ['맨발'],
      text: '젖은 맨발 자국이 계단 중간에서 끊겨 있었다. 위에서 윤서의 기침이 들렸다.',
    },
    { text: '계단은 중간이 부서져 있었다. 위에서 윤서의 기침이 들렸다.' },
  ],
  moves: [
    {
      id: 'climb',
      label: '부서진 계단을 뛰어오른다',
      hears: { intent: ['move'], about: ['계단'] },
      repeat: true,
      risk: {
        stat: '용기',
        divide: 2,
        fail: { text: '발밑이 꺼졌다. 난간에 매달려 겨우 내려섰다.', sets: ['용기-1'] },
        cost: { text: '정강이가 찢어졌지만 몸은 위에 닿았다.', sets: ['상처'], to: 'lamp' },
        success: { text: '세 걸음 만에 빈자리를 넘었다.', to: 'lamp' },
      },
    },
    {
      id: 'open-box',
      label: '계단 밑 나무상자를 연다',
      hears: { intent: ['use', 'search', 'take'], about: ['상자'] },
      outcomes: [
        {
          when: ['맨발'],
          text: '상자 속 신발 한 켤레가 맨발 자국과 크기가 같았다. 그 안에 열쇠가 있었다.',
          sets: ['물건.열쇠', '단서+1'],
        },
        { text: '상자 속에는 낡은 신발과 열쇠가 있었다.', sets: ['물건.열쇠'] },
      ],
      remember: { key: '신발', as: '상자 속에 있던 젖지 않은 신발' },
    },
    {
      id: 'call',
      label: '위층의 윤서를 소리쳐 부른다',
      hears: { intent: ['talk', 'ask'], about: ['윤서'] },
      text: '기침이 뚝 그쳤다. “올라오지 마세요.” 윤서의 목소리였다.',
      sets: ['불렀다', '관계.윤서+1'],
    },
    {
      id: 'hide',
      label: '난간 뒤에 몸을 숨긴다',
      hears: { intent: ['hide'], about: ['난간'] },
      text: '난간 그늘에 몸을 접자 해준이 문가를 기웃거리다 돌아갔다.',
      sets: ['엿봤다'],
    },
  ],
  others: {
    talk: '목소리는 둥근 벽을 타고 올라가다 흩어졌다.',
    look: '계단 밑 상자 위에만 먼지가 없었다. 누군가 자주 연 모양이었다.',
    move: '아래로 내려가도 빗물 고인 바닥뿐이었다.',
    risk: '손에 힘을 주자 난간이 통째로 흔들렸다.',
    strange: '둥근 벽이 소리를 되돌려 주었다. 뜻은 빠지고 울림만 왔다.',
  },
  drift: [
    { text: '위에서 물방울이 떨어져 이마를 때렸다.' },
    { when: ['불렀다'], text: '윤서의 발소리가 천장을 가로질렀다.' },
    { text: '철문이 바람에 쾅 닫혔다.' },
  ],
  recalls: [
    { key: '짧은대답', text: '문득 {기억.짧은대답|이/가} 떠올랐다. 기름 냄새는 여기까지 진했다.' },
  ],
  patience: 6,
  press: { text: '계단이 무너지기 시작했다. 위로 가는 수밖에 없었다.', to: 'lamp' },
})

export const lamp = Scene.parse({
  id: 'lamp',
  act: '결',
  title: '등명기 방',
  words: { 열쇠: [], 등명기: ['등불', '램프'], 창: ['창문'] },
  enter: '윤서가 꺼진 등명기에 등을 대고 앉아 있었다. 창으로 비가 들이쳤다.',
  moves: [
    {
      id: 'give-key',
      label: '윤서에게 열쇠를 건넨다',
      when: ['물건.열쇠'],
      hears: { intent: ['give'], about: ['열쇠', '윤서'] },
      text: '열쇠가 윤서의 손바닥에 놓였다. “이걸 어디서….” 말끝이 젖었다.',
      sets: ['!물건.열쇠', '관계.윤서+2', '건넸다'],
      to: 'endings',
    },
    {
      id: 'grab',
      label: '윤서를 밀치고 등명기를 빼앗는다',
      hears: { intent: ['attack', 'take'], about: ['윤서', '등명기'] },
      risk: {
        stat: '용기',
        fail: { text: '윤서가 먼저 비켜섰다. 손은 빈 공기만 쥐었다.', sets: ['용기-2'] },
        cost: { text: '둘이 함께 넘어졌다. 유리가 깨졌다.', sets: ['상처'], to: 'ending:alone' },
        success: { text: '등명기가 손에 들어왔다. 윤서는 소리를 내지 않았다.', to: 'ending:alone' },
      },
    },
    {
      id: 'persuade',
      label: '함께 내려가자고 윤서를 설득한다',
      hears: { intent: ['persuade', 'talk'], about: ['윤서'] },
      text: '“내려가면, 누가 이 불을 켜요?” 윤서의 물음에 답할 말이 없었다.',
      sets: ['관계.윤서+1'],
    },
    {
      id: 'sorry',
      label: '늦게 온 것을 사과한다',
      hears: { intent: ['apologise'], about: [] },
      text: '윤서는 한참 만에 고개를 들었다. “오긴 왔네요.”',
      sets: ['관계.윤서+2'],
    },
    {
      id: 'leave',
      label: '창을 넘어 등대에서 달아난다',
      hears: { intent: ['flee'], about: ['창'] },
      text: '창틀을 넘자 빗줄기가 얼굴을 때렸다.',
      to: 'ending:dawn',
    },
  ],
  others: {
    talk: '윤서는 대답 대신 심지를 만지작거렸다.',
    look: '등명기 유리에는 금이 하나 가 있었다. 금은 안쪽에서 난 것이었다.',
    move: '좁은 방이었다. 세 걸음이면 어느 벽이든 닿았다.',
    risk: '윤서가 뒷걸음질 쳤다. 창틀이 등 뒤에서 덜컹거렸다.',
    strange: '윤서는 알아듣지 못한 얼굴이었다. 비만 성실하게 내렸다.',
  },
  drift: [
    { text: '먼바다에서 배 한 척이 길게 울었다.' },
    { text: '윤서가 성냥갑을 흔들었다. 한 개비가 굴러다니는 소리가 났다.', sets: ['성냥'] },
  ],
  recalls: [
    { key: '신발', text: '윤서의 발은 맨발이었다. {기억.신발|이/가} 그제야 제 주인을 찾았다.' },
  ],
  patience: 6,
  press: { text: '배의 불빛이 암초 쪽으로 꺾였다. 더는 미룰 수 없었다.', to: 'endings' },
})

/** Chinese. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: '你好！你可以问我这本书的内容：某个术语的意思、两个概念的区别，或某一章的摘要。',
  thanks: '不客气！关于这本书还可以继续问我。',
  vague: '我不确定要找什么。你指的是书中的哪个术语或主题？',
  unknown: '我在这本书中没有找到答案。',
  notInBook: '书中没有出现%。',
  lookedFor: '我查找了%。',
  quoted: '“%”',
  nearest: '最接近的章节：',
  unreadable: '无法读取的页：%。',
  nothingMore: '关于这一点，我在这本书中没有找到更多内容。',
  noPart: '我在这本书中没有找到这一章或这一页。',
  meant: '你是想问“%”吗？',
  task: '我只引用这本书里的话，自己不做证明、不解题也不写作。请问书中对此怎么说。',
  otherLanguage: '这本书是%的，请用%提问。',
  quiz: '请选择 **Generate Quiz**，我会根据这本书出题并批改。在这里我回答你的问题。',
  notNamed: '我在这本书中没有找到“%”的内容。另一个：',
  noReason: '在我上一个回答（“%”）附近，这本书没有给出原因。',
  noExample: '在我上一个回答（“%”）附近，这本书没有给出例子。',
  nothingNear: '在我上一个回答（“%”）附近，这本书没有更多说明。我只能引用原文。',
  noList: '我没有在这本书中找到它们的列表。书中相关的内容：',
  chapters: '各章：',
  author: '书中写明的作者：',
  noAuthor: '我没有找到这本书的作者：前几页没有写名字。',
  noArgument: '这本书没有明确说出它的主要论点。可以问它讲了什么，或请我总结某一章。',
};

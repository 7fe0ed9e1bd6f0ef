import type { Finding } from '../support/secondJudge.ts'

type JudgedFalse = {
  rule: string
  reason: string
  /** The elements for which it is false; any when the judge only asks a person to look. */
  element?: RegExp
  why: string
}

/** What the second judge says that is not so, or that a person looked at, with the reason. */
export const judgedFalse: readonly JudgedFalse[] = [
  {
    rule: 'style_color_misuse',
    reason: 'Potential_1',
    why: 'asks to look at every style sheet; states have a word or a sign beside their colour, as forced colours show',
  },
  {
    rule: 'element_tabbable_visible',
    reason: 'potential_visible',
    element: /class="skip-link"/,
    why: 'it comes into sight with the focus',
  },
  {
    rule: 'input_label_visible',
    reason: 'potential_no_label',
    why: 'a button with a picture, or a field whose title stands above it, has its name in words',
  },
  {
    rule: 'input_label_visible',
    reason: 'potential_placeholder_only',
    why: 'the field of the search has its name in words; its title is the heading of the dialog above it',
  },
  {
    rule: 'input_label_exists',
    reason: 'Fail_1',
    element: /type="range"/,
    why: 'the slider has a label, which its title above it says for the eye',
  },
  {
    rule: 'input_label_exists',
    reason: 'Fail_1',
    element: /name="sorteer"/,
    why: 'the small list has a label that is only spoken, and its choices speak for themselves',
  },
  {
    rule: 'text_block_heading',
    reason: 'potential_heading',
    why: 'a figure or sentence in large letters is no title of what follows',
  },
  {
    rule: 'svg_graphics_labelled',
    reason: 'fail_acc_name',
    element: /^<svg viewBox="0 0 212 124"/,
    why: 'it lies in the picture of the tide, whose words stand for all of it',
  },
  {
    rule: 'input_checkboxes_grouped',
    reason: 'potential_lonecheckbox',
    why: 'a choice of its own, or in a group that has a name',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    reason: 'potential_no_keyboard_access',
    why: 'the native choices in the group have the keys',
  },
  { rule: 'text_sensory_misuse', reason: 'potential_other', why: 'the word is no direction, as in "extra internet"' },
  {
    rule: 'text_quoted_correctly',
    reason: 'Potential_1',
    why: 'the quotes hold the name of an app or of a button, not what somebody said',
  },
  {
    rule: 'element_tabbable_unobscured',
    reason: 'potential_obscured',
    why: 'it lies under a dialog, where no key comes, or scrolls into sight with the focus',
  },
  {
    rule: 'aria_navigation_label_unique',
    reason: 'fail_label_not_unique',
    element: /^<nav aria-label="Hoofdmenu"/,
    why: 'of the tab bar and the menu in the header one is not displayed at each width',
  },
  {
    rule: 'widget_tabbable_exists',
    reason: 'fail_no_tabbable',
    element: /role="(?:listbox|menu)"/,
    why: 'the focus stays in the field that searches, which names the item that is meant (aria-activedescendant)',
  },
  {
    rule: 'form_submit_button_exists',
    reason: 'Potential_1',
    why: 'the button of a form that cannot be sent now sends nothing, and says why or that it is under way',
  },
  {
    rule: 'text_contrast_sufficient',
    reason: 'potential_graphic_background',
    why: 'on a success page the words stand on plain orange above the drawing; axe measures that colour',
  },
]

export const whyFalse = ({ rule, reason, element, isSure }: Finding): JudgedFalse | undefined =>
  judgedFalse.find(
    (known) => known.rule === rule && known.reason === reason && (known.element ? known.element.test(element) : !isSure),
  )

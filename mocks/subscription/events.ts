import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { TerminateReason } from '#model/subscription/contract/termination.ts'
import { WithdrawalReceipt } from '#model/subscription/contract/withdrawal.ts'
import { BundleChange, ExtraType, flag, MobileNumber, Price, Size, upTo } from '../world/eventParts.ts'

/** Events about a subscription: bundles, extras, the household, and termination. */
export const subscriptionEvents = {
  'bundle-change': { change: v.nullable(BundleChange), complete: flag },
  'bundle-change-undone': {},
  complete: {},
  terminated: { reason: TerminateReason, endsOn: Day, fee: Price },
  'termination-undone': {},
  /** Another provider ports the number out and has cancelled the subscription. */
  'number-leaves': {},
  /** The receipt without its moment. */
  withdrawn: { receipt: v.omit(WithdrawalReceipt, ['at', 'refund']) },
  extra: { type: ExtraType, size: Size, price: Price, until: Day },
  'gift-unwrapped': { index: upTo(1000) },
  'gift-arrived': { type: ExtraType, size: Size, until: Day },
  'data-cap': { on: flag },
  invited: { phoneNumber: MobileNumber },
  'household-left': {},
  'level-shared': { on: flag },
  'data-given': { phoneNumber: MobileNumber, size: Size },
  'contract-accepted': {},
}

// What a reply would set off in real life: an emergency, a transfer. Nothing is set off in a test.
import { PhoneForwarded, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConversationReply } from '#web/api/conversation.ts';
import { emergencyKind } from './emergency-kinds.ts';

type Facts = Pick<ConversationReply, 'emergency' | 'transfer'>;

export function ReplyNotice({ reply: { emergency, transfer } }: { reply: Facts }) {
  const where = transfer && (
    <>
      A real caller would now be transferred to <span className="num">{transfer.number}</span>.
    </>
  );
  const kind = emergencyKind(emergency.category);
  if (isAlarming(emergency.level)) {
    return (
      <Alarm icon={<Siren />} title={alarmTitles[emergency.level]}>
        {kind !== '' && <>{kind}. </>}
        {emergency.level === 'possible' ? 'The assistant asks one question to be sure.' : where}
        {emergency.level === 'life' && !transfer && 'The caller is told to call 911 first.'}
      </Alarm>
    );
  }
  if (!transfer) return null;
  return (
    <Alarm icon={<PhoneForwarded />} title="Transfer to a person" isCalm>
      {where} {transferReasons[transfer.reason]}
    </Alarm>
  );
}

interface AlarmProps {
  icon: ReactNode;
  title: string;
  isCalm?: boolean;
  children: ReactNode;
}

function Alarm({ icon, title, isCalm = false, children }: AlarmProps) {
  return (
    <div className={isCalm ? 'alarm alarm--calm' : 'alarm'}>
      {icon}
      <div>
        <b>{title}</b>
        <span>{children}</span>
      </div>
    </div>
  );
}

const alarmTitles = {
  possible: 'Possible emergency',
  urgent: 'Emergency recognized',
  life: 'Emergency recognized: danger to life',
};
type AlarmingLevel = keyof typeof alarmTitles;

export function isAlarming(level: ConversationReply['emergency']['level']): level is AlarmingLevel {
  return level in alarmTitles;
}

const transferReasons: Record<NonNullable<ConversationReply['transfer']>['reason'], string> = {
  emergency: 'Reason: an emergency.',
  complex: 'Reason: a complex inquiry.',
  request: 'Reason: the caller asked for a person.',
  multiple: 'Reason: several questions had no answer.',
};

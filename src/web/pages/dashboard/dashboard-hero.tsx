// The dashboard's head (spec 2): title, subtitle and when the phone number comes.
import { Notice } from '#web/ui/notice.tsx';
import { PorchDrawing } from './porch-drawing.tsx';

export function DashboardHero() {
  return (
    <section className="hero on-night">
      <div className="hero__in">
        <PorchDrawing />
        <div className="hero__text">
          <h1>Voice Assistant Setup</h1>
          <p className="lead">Create and manage your AI voice assistant</p>
          <Notice tone="info" title="Phone Number Provision">
            A dedicated phone number is assigned within 5-7 business days of your deployment
            request, because the carrier has to approve it.
          </Notice>
        </div>
      </div>
    </section>
  );
}

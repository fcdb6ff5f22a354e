CREATE TABLE "certificate_mail_entries" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"certificate_id" uuid NOT NULL,
	CONSTRAINT "certificate_mail_entries_certificate_id_account_id_day_pk" PRIMARY KEY("certificate_id","account_id","day")
);
--> statement-breakpoint
CREATE TABLE "certificate_mail_runs" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_mails" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"has_digest" boolean NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_mails_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "mail_subscriptions" SET "started_at" = "created_at";--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ALTER COLUMN "started_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_mail_entries" ADD CONSTRAINT "certificate_mail_entries_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_mail_entries" ADD CONSTRAINT "certificate_mail_entries_mail" FOREIGN KEY ("account_id","day") REFERENCES "public"."certificate_mails"("account_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_mails" ADD CONSTRAINT "certificate_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_mail_entries_account_id_day_index" ON "certificate_mail_entries" USING btree ("account_id","day");
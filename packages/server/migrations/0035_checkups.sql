CREATE TABLE "checkup_totals" (
	"unit_id" uuid NOT NULL,
	"month" date NOT NULL,
	"check" text NOT NULL,
	"event" text NOT NULL,
	"client_number" text NOT NULL,
	"own" integer NOT NULL,
	"below" integer NOT NULL,
	CONSTRAINT "checkup_totals_unit_id_month_check_event_pk" PRIMARY KEY("unit_id","month","check","event")
);
--> statement-breakpoint
ALTER TABLE "counted_months" ADD COLUMN "certificates_digest" text;--> statement-breakpoint
ALTER TABLE "checkup_totals" ADD CONSTRAINT "checkup_totals_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkup_totals" ADD CONSTRAINT "checkup_totals_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkup_totals_client_number_month_index" ON "checkup_totals" USING btree ("client_number","month");